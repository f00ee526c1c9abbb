import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MachineJob } from './jobs';
import type { JobResults, ProcessMessage } from './messages';
import type { UnfinishedMachine } from './unfinished-machine';

/** The program of the process. */
const PROGRAM = fileURLToPath(new URL('./process-entry.ts', import.meta.url));

/** A path takes milliseconds, the largest graph some seconds: then a machine computes without end. */
const SILENCE_LIMIT_MS = 60_000;

/** Heap of the process in megabytes; all paths of a machine need a third of it. */
const HEAP_LIMIT_MB = 1_024;

/** How a job ended: with its result, or with the defect of the machine that prevented it. */
export type JobEnd<Result> = { readonly result: Result } | { readonly defect: UnfinishedMachine };

/** How a process is started. */
export interface ProcessOptions {
  readonly program: string;
  /** Parameters of Node.js. */
  readonly execArgv: readonly string[];
  readonly silenceLimit: number;
  readonly heapLimit: number;
  /** What happens to the errors that the process writes, such as the report of a full memory. */
  readonly errorOutput: 'inherit' | 'ignore';
}

const DEFAULTS: ProcessOptions = {
  program: PROGRAM,
  execArgv: ['--import', 'tsx'],
  silenceLimit: SILENCE_LIMIT_MS,
  heapLimit: HEAP_LIMIT_MB,
  errorOutput: 'inherit',
};

/**
 * A process that generates and runs the paths of machines. A machine that computes without end, or
 * that fills the memory, ends this process and not the run: the next machine gets a new one.
 */
export class MachineProcess {
  readonly #options: ProcessOptions;
  #child: ChildProcess | null = null;

  constructor(options: Partial<ProcessOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
  }

  /**
   * Runs one job. Jobs of one process run one after the other.
   * @param hear receives the messages before the result
   * @throws an error when the request names something that does not exist
   */
  async run<Work extends MachineJob['work']>(
    job: Extract<MachineJob, { work: Work }>,
    hear: (message: ProcessMessage) => void = () => undefined,
  ): Promise<JobEnd<JobResults[Work]>> {
    const child = this.#child ?? this.#started();
    this.#child = child;
    const message = await this.#ending(child, job, hear);
    if (message.kind === 'refused') throw new Error(message.message);
    // The process answers a job with the result of its work.
    if (message.kind === 'done') return { result: message.result as JobResults[Work] };
    if (message.kind === 'failed') return { defect: message.defect };
    throw new Error(`The process ended a job with ${message.kind}.`);
  }

  /** Ends the process. */
  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  #started(): ChildProcess {
    const { program, execArgv, heapLimit, errorOutput } = this.#options;
    return fork(program, [], {
      execArgv: [...execArgv, `--max-old-space-size=${heapLimit}`],
      env: { ...process.env, NODE_ENV: 'test' },
      stdio: ['inherit', 'inherit', errorOutput, 'ipc'],
    });
  }

  /** The last message of a job; if the process is silent or exits, one that says so. */
  #ending(
    child: ChildProcess,
    job: MachineJob,
    hear: (message: ProcessMessage) => void,
  ): Promise<ProcessMessage> {
    const { silenceLimit, heapLimit } = this.#options;
    return new Promise((resolve) => {
      let doing = 'it started';
      let timer: ReturnType<typeof setTimeout>;
      const end = (message: ProcessMessage) => {
        clearTimeout(timer);
        child.off('message', onMessage);
        child.off('exit', onExit);
        resolve(message);
      };
      const fail = (what: string) => {
        this.stop();
        const reason = `${job.machine} ${what}, while ${doing}.`;
        const { machine } = job;
        end({ kind: 'failed', defect: { machine, reason, state: null, parts: [] } });
      };
      const onSilence = () => fail(`computed for ${silenceLimit / 1000} s without end`);
      const onExit = (code: number | null, signal: string | null) =>
        fail(`ended its process (${signal ?? code}), which may use ${heapLimit} MB of memory`);
      const onMessage = (message: ProcessMessage) => {
        clearTimeout(timer);
        timer = setTimeout(onSilence, silenceLimit);
        if (message.kind === 'begins') doing = message.what;
        if (message.kind === 'begins' || message.kind === 'mutant') hear(message);
        else end(message);
      };
      timer = setTimeout(onSilence, silenceLimit);
      child.on('message', onMessage);
      child.on('exit', onExit);
      child.send(job);
    });
  }
}
