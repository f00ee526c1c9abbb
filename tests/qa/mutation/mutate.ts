import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineNames } from '../machines';
import type { QaOptions } from '../options';
import { isEnough, type Trial, tryMutants } from './trial';

/** What a mutant throws after its path has ended belongs to nobody any more. */
const forgetLateFailures = (): void => {
  const forget = () => undefined;
  process.on('uncaughtException', forget);
  process.on('unhandledRejection', forget);
};

const told = (trial: Trial): string => {
  const { machine, mutants, caught, equivalent, survived } = trial;
  const counted = mutants - equivalent.length;
  const share = counted === 0 ? 100 : (caught.length / counted) * 100;
  return [
    `${machine.padEnd(20)} ${caught.length} of ${counted} noticed (${share.toFixed(1)} %), ${equivalent.length} equivalent${isEnough(trial) ? '' : '  TOO FEW'}`,
    ...survived.map((name) => `    unnoticed: ${name}`),
  ].join('\n');
};

/** Changes each machine a little, again and again; gives whether enough of it was noticed. */
export const mutate = async ({ wishes, listing, out }: QaOptions): Promise<boolean> => {
  forgetLateFailures();
  const machines =
    wishes.length > 0 ? machineNames.filter((one) => wishes.includes(one)) : listing.machines;
  const trials: Trial[] = [];
  for (const machine of machines) {
    const trial = await tryMutants(machine);
    trials.push(trial);
    console.log(told(trial));
  }
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'mutants.json'), `${JSON.stringify(trials, null, 1)}\n`);
  return trials.length > 0 && trials.every(isEnough);
};
