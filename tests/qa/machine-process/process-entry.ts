import { answerJob } from './answer-job';
import type { MachineJob } from './jobs';
import type { ProcessMessage } from './messages';

function report(message: ProcessMessage): void {
  process.send?.(message);
}

// Errors that a process throws after its path has ended: the path's own check reports earlier ones.
process.on('uncaughtException', () => undefined);
process.on('unhandledRejection', () => undefined);
// Caches and failed paths leave timers that would keep this process alive.
process.on('disconnect', () => process.exit());
process.on('message', (job: MachineJob) => void answerJob(job, report).then(report));
