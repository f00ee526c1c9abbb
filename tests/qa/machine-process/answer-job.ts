import { mutateMachine, type RunningMutant } from '../mutation/run-mutants';
import { listMachine } from '../print-paths';
import { RequestError } from '../request-error';
import { runMachine } from '../run-machine';
import type { MachineJob } from './jobs';
import type { JobResults, ProcessMessage } from './messages';
import { unfinishedOf } from './unfinished-machine';

type Report = (message: ProcessMessage) => void;

function resultOf(job: MachineJob, report: Report): Promise<JobResults[MachineJob['work']]> {
  const begins = (what: string, mutant?: RunningMutant) =>
    report({ kind: 'begins', what, ...(mutant && { mutant }) });
  begins('its paths were generated');
  if (job.work === 'list') return listMachine(job);
  if (job.work === 'run') return runMachine(job, begins);
  return mutateMachine(job, begins, (outcome) => report({ kind: 'mutant', outcome }));
}

/**
 * Does a job.
 * @param report receives the messages before the returned one
 */
export async function answerJob(job: MachineJob, report: Report): Promise<ProcessMessage> {
  try {
    return { kind: 'done', result: await resultOf(job, report) };
  } catch (cause) {
    return cause instanceof RequestError
      ? { kind: 'refused', message: cause.message }
      : { kind: 'failed', defect: unfinishedOf(job.machine, cause) };
  }
}
