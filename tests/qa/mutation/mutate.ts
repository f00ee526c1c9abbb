import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineName } from '../../support/machine-models/all-test-models.generated';
import { type LifecycleTrial, tryLifecycleMutants } from '../lifecycles/mutate-lifecycles';
import { MachineProcess } from '../machine-process/machine-process';
import type { UnfinishedMachine } from '../machine-process/unfinished-machine';
import { machineNames } from '../machines';
import type { QaOptions } from '../options';
import { MUTANT_KINDS } from './mutant';
import {
  type MutantOutcome,
  type MutationResult,
  meetsThreshold,
  mutationResultOf,
  type RunningMutant,
} from './run-mutants';

/** The name that selects the lifecycles of the domain instead of a machine. */
const LIFECYCLES = 'lifecycles';

function shareOf(caught: number, counted: number): string {
  return `${caught} of ${counted} noticed (${(counted === 0 ? 100 : (caught / counted) * 100).toFixed(1)} %)`;
}

function machineText(trial: MutationResult): string {
  const { machine, mutants, killed, equivalent, survived, stale } = trial;
  const share = shareOf(killed.length, mutants - equivalent.length);
  return [
    `${machine.padEnd(20)} ${share}, ${equivalent.length} equivalent${meetsThreshold(trial) ? '' : '  TOO FEW'}`,
    ...survived.map(({ name }) => `    unnoticed: ${name}`),
    ...stale.map((name) => `    no longer equivalent: ${name}`),
  ].join('\n');
}

function lifecycleText({ lifecycle, mutants, caught, survived }: LifecycleTrial): string {
  return [
    `${lifecycle.padEnd(20)} ${shareOf(caught.length, mutants)}${survived.length === 0 ? '' : '  TOO FEW'}`,
    ...survived.map((name) => `    unnoticed: ${name}`),
  ].join('\n');
}

function kindTexts(trials: readonly MutationResult[]): string[] {
  return MUTANT_KINDS.map((kind) => {
    const ofKind = (list: readonly { readonly kind: string }[]) =>
      list.filter((one) => one.kind === kind).length;
    const caught = ofKind(trials.flatMap((trial) => trial.killed));
    const survived = ofKind(trials.flatMap((trial) => trial.survived));
    return `${kind.padEnd(24)} ${shareOf(caught, caught + survived)}`;
  });
}

/**
 * Runs the mutants of a machine. A mutant that computes without end, or fills the memory, ends its
 * process: it was noticed, and a new process continues with the next mutant.
 */
async function runMutants(
  machine: MachineName,
  options: QaOptions,
  processes: MachineProcess,
): Promise<MutationResult | UnfinishedMachine> {
  const outcomes: MutantOutcome[] = [];
  for (;;) {
    let running: RunningMutant | undefined;
    const first = outcomes.length;
    const end = await processes.run({ work: 'mutate', machine, options, first }, (message) => {
      if (message.kind === 'begins') running = message.mutant;
      if (message.kind === 'mutant') outcomes.push(message.outcome);
    });
    if ('result' in end) return mutationResultOf(machine, outcomes);
    if (running === undefined) return end.defect;
    const { kind, name } = running;
    outcomes.push({ kind, name, notice: { by: machine, because: end.defect.reason } });
  }
}

/**
 * Changes each machine and each lifecycle a little, one change at a time; returns whether all
 * changes were noticed.
 */
export async function mutate(options: QaOptions): Promise<boolean> {
  const { patterns, pathOptions, out } = options;
  const unknown = patterns.filter(
    (wish) => wish !== LIFECYCLES && machineNames.every((name) => name !== wish),
  );
  if (unknown.length > 0) {
    throw new Error(
      `There is no ${unknown.join(', ')}: ${machineNames.join(', ')}, ${LIFECYCLES}.`,
    );
  }
  const machines =
    patterns.length > 0
      ? machineNames.filter((one) => patterns.includes(one))
      : pathOptions.machines;
  const isAll = patterns.length === 0 && machines.length === machineNames.length;
  const trials: MutationResult[] = [];
  const defects: UnfinishedMachine[] = [];
  const processes = new MachineProcess();
  for (const machine of machines) {
    const trial = await runMutants(machine, options, processes);
    if ('reason' in trial) defects.push(trial);
    else trials.push(trial);
    console.log('reason' in trial ? `FAILED ${trial.reason}` : machineText(trial));
  }
  processes.stop();
  const lifecycles = isAll || patterns.includes(LIFECYCLES) ? tryLifecycleMutants() : [];
  for (const trial of lifecycles) console.log(lifecycleText(trial));
  if (machines.length > 0) console.log(`\n${kindTexts(trials).join('\n')}`);
  mkdirSync(out, { recursive: true });
  writeFileSync(
    join(out, 'mutants.json'),
    `${JSON.stringify({ trials, lifecycles, defects }, null, 1)}\n`,
  );
  const isNoticed =
    trials.every(meetsThreshold) && lifecycles.every(({ survived }) => survived.length === 0);
  return isNoticed && defects.length === 0;
}
