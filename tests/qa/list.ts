import { MachineProcess } from './machine-process/machine-process';
import type { QaOptions } from './options';
import { pathListText } from './print-paths';
import { RequestError } from './request-error';

/** Prints the requested paths; returns whether those of all machines could be generated. */
export async function list(options: QaOptions): Promise<boolean> {
  const { pathOptions, patterns } = options;
  const machines = new MachineProcess();
  const texts: string[] = [];
  const defects: string[] = [];
  for (const machine of pathOptions.machines) {
    const end = await machines.run({ work: 'list', machine, options });
    if ('result' in end) texts.push(...end.result);
    else defects.push(end.defect.reason);
  }
  machines.stop();
  if (texts.length === 0 && defects.length === 0) {
    throw new RequestError(`No path answers to ${patterns.join(', ')}.`);
  }
  process.stdout.write(pathListText(pathOptions, texts));
  for (const reason of defects) console.error(`FAILED ${reason}`);
  return defects.length === 0;
}
