import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { MachineJob } from '../qa/machine-process/jobs';
import { MachineProcess } from '../qa/machine-process/machine-process';
import { readOptions } from '../qa/options';

/** @param silenceLimit ms */
function machineProcess(silenceLimit: number): MachineProcess {
  return new MachineProcess({
    program: fileURLToPath(new URL('./qa-process-double.mjs', import.meta.url)),
    execArgv: [],
    silenceLimit,
    heapLimit: 50,
    // One of the processes fills its memory on purpose.
    errorOutput: 'ignore',
  });
}

const impatient = machineProcess(3_000);
/** How soon the memory is full depends on what else the computer does. */
const patient = machineProcess(120_000);

afterAll(() => {
  impatient.stop();
  patient.stop();
});

/** How the job of a machine of this name ends. */
function endOf(machine: string, machines = patient) {
  const job = { work: 'list', machine, options: readOptions(['list']) };
  // The double takes any name.
  return machines.run(job as Extract<MachineJob, { work: 'list' }>);
}

describe('Process of the machines', () => {
  it.each([
    ['computes without end', 'computed for 3 s without end', impatient],
    ['fills the memory', 'ended its process (SIGABRT), which may use 50 MB of memory', patient],
    ['ends its process', 'ended its process (7), which may use 50 MB of memory', patient],
  ])(
    'A machine that %s is reported with its path, and the next one runs',
    async (name, what, machines) => {
      const reason = `${name} ${what}, while it ran the path ${name}/shortest/1.`;
      expect(await endOf(name, machines)).toEqual({
        defect: { machine: name, reason, state: null, parts: [] },
      });
      expect(await endOf('tour', machines)).toEqual({ result: ['tour'] });
    },
  );
});
