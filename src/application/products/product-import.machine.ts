import { assign, setup } from 'xstate';
import type { Standout, StandoutCount } from '#domain/products/import/standouts';
import type { ImportJob, ImportStatus, ImportUpdate } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, isUnanswered } from '../problem';
import { isServerError } from '../server-errors';
import {
  countOfEvent,
  encodingIn,
  faultOfFile,
  kindOfEvent,
  mappingIn,
  newestJob,
  optionsIn,
  type ProductImportEvent,
} from './import-events';
import { type FileError, fileProblem } from './import-file';
import { currentIn, isAnswered, mergedChange, openStandouts, stillRight } from './import-job';

export interface ProductImportContext {
  /** The job to open, from the page's address; null to start with a file. */
  readonly jobId: string | null;
  readonly file: File | null;
  /** The job as it was last read: the draft that the user edits, and its progress. */
  readonly job: ImportJob | null;
  /** The change of mapping, options or encoding that is being saved. */
  readonly change: ImportUpdate | null;
  /** What the user changed during that; it is saved next. */
  readonly nextChange: ImportUpdate | null;
  /** What stands out in the check, with the counts that the user confirmed. */
  readonly confirmed: readonly StandoutCount[];
  readonly problem: ApiProblem | null;
}

const NO_JOB: ProductImportContext = {
  jobId: null,
  file: null,
  job: null,
  change: null,
  nextChange: null,
  confirmed: [],
  problem: null,
};

function ownJob({ context }: { context: ProductImportContext }) {
  return { job: context.job };
}

const machineSetup = setup({
  types: {
    context: {} as ProductImportContext,
    events: {} as ProductImportEvent,
    input: {} as { jobId: string | null },
    tags: {} as 'busy' | 'following',
  },
  actors: {
    /** Returns the current job; rejects with an ApiProblem. */
    loadJob: declareActor<ImportJob, { jobId: string | null }>(),
    /** Sends the file and returns the job created from it; rejects with an ApiProblem. */
    uploadFile: declareActor<ImportJob, { file: File | null }>(),
    /** Saves mapping, options or encoding at the revision that was read; rejects with an ApiProblem. */
    saveChange: declareActor<ImportJob, { job: ImportJob | null; change: ImportUpdate | null }>(),
    /**
     * Starts the dry run unless it is running, waits a moment, returns the job; rejects with an
     * ApiProblem.
     */
    followCheck: declareActor<ImportJob, { job: ImportJob | null }>(),
    /**
     * Starts the import with these confirmations unless it is running, waits a moment, returns the
     * job; rejects with an ApiProblem.
     */
    followRun: declareActor<
      ImportJob,
      { job: ImportJob | null; confirmed: readonly StandoutCount[] }
    >(),
    /** Stops the job; rejects with an ApiProblem. */
    cancelJob: declareActor<ImportJob, { job: ImportJob | null }>(),
  },
  guards: {
    hasNoJob: ({ context }) => context.jobId === null,
    isUnread: ({ context }) => context.job === null,
    hasNextChange: ({ context }) => context.nextChange !== null,
    hasFile: ({ context }) => context.file !== null,
    isReadable: (_, { fault }: { fault: FileError | null }) => fault === null,
    isStatus: ({ context }, { status }: { status: ImportStatus }) => context.job?.status === status,
    isRemembered: ({ context }) => Boolean(context.job?.rememberedAt),
    isReadyToCheck: ({ context }) => context.job !== null && isAnswered(context.job),
    isOpen: ({ context }, { kind, count }: StandoutCount) =>
      openStandouts(context).some((each) => each.kind === kind && each.count === count),
    isMarked: ({ context }, { kind }: { kind: Standout }) =>
      context.confirmed.some((each) => each.kind === kind),
    /** The job may run, and all that stands out in it is confirmed with its count. */
    isConfirmed: ({ context }) =>
      Boolean(context.job?.allowedActions.includes('run')) && openStandouts(context).length === 0,
    isInterruption: (_, { error }: { error: unknown }) =>
      isUnanswered(error) || isServerError(error),
    isOvertaken: (_, { error }: { error: unknown }) => currentIn(error) !== null,
    isInvalid: (_, { error }: { error: unknown }) => asProblem(error).status === 422,
  },
  actions: {
    keepFile: assign((_, { file }: { file: File }) => ({ file, problem: null })),
    refuseFile: assign((_, { fault }: { fault: FileError | null }) => ({
      file: null,
      problem: fault && fileProblem(fault),
    })),
    keepJob: assign((_, { job }: { job: ImportJob }) => ({
      job,
      jobId: job.id,
      file: null,
      change: null,
      confirmed: [],
      problem: null,
    })),
    keepChange: assign((_, { change }: { change: ImportUpdate }) => ({ change, problem: null })),
    keepNextChange: assign(({ context }, { change }: { change: ImportUpdate }) => ({
      nextChange: mergedChange(context.nextChange, change),
    })),
    takeNextChange: assign(({ context }) => ({ change: context.nextChange, nextChange: null })),
    keepProblem: assign(({ context }, { error }: { error: unknown }) => {
      const job = currentIn(error) ?? context.job;
      const confirmed = stillRight({ job, confirmed: context.confirmed });
      return { problem: asProblem(error), job, change: null, nextChange: null, confirmed };
    }),
    confirm: assign(({ context }, { kind, count }: StandoutCount) => ({
      confirmed: [...context.confirmed, { kind, count }],
    })),
    withdraw: assign(({ context }, { kind }: { kind: Standout }) => ({
      confirmed: context.confirmed.filter((each) => each.kind !== kind),
    })),
    openJob: assign((_, { jobId }: { jobId: string }) => ({ jobId, problem: null })),
    forgetProblem: assign({ problem: null }),
    forgetJob: assign(NO_JOB),
  },
});

const keepProblem = { type: 'keepProblem', params: errorFromEvent } as const;

/** The server has returned the job: its status says what is next. */
const placed = {
  target: 'placing',
  actions: { type: 'keepJob', params: newestJob },
} as const;

/** The server has refused, because the job has changed: its new status says what is next. */
const overtaken = {
  guard: { type: 'isOvertaken', params: errorFromEvent },
  target: 'placing',
  actions: keepProblem,
} as const;

/** The connection to the server's work broke. The state is entered again, and so follows on. */
const interrupted = {
  guard: { type: 'isInterruption', params: errorFromEvent },
  reenter: true,
  actions: keepProblem,
} as const;

const failed = { target: 'failed', actions: keepProblem } as const;

const restarted = { target: 'choosingFile', actions: 'forgetJob' } as const;

/**
 * The import of one product file into the catalogue: upload, recognition, mapping, dry run, run,
 * and result (contract, "Product import"). The server does the work. The machine follows it and can
 * resume a job by its id. `placing` moves the machine to the state that matches the job's status.
 */
export const productImportMachine = machineSetup.createMachine({
  id: 'productImport',
  context: ({ input }) => ({ ...NO_JOB, jobId: input.jobId }),
  initial: 'placing',
  states: {
    placing: {
      always: [
        { guard: 'hasNoJob', target: 'choosingFile' },
        { guard: 'isUnread', target: 'opening' },
        { guard: { type: 'isStatus', params: { status: 'uploaded' } }, target: 'mapping' },
        { guard: { type: 'isStatus', params: { status: 'checking' } }, target: 'dryRunning' },
        { guard: { type: 'isStatus', params: { status: 'checked' } }, target: 'reviewing' },
        { guard: { type: 'isStatus', params: { status: 'running' } }, target: 'running' },
        { guard: { type: 'isStatus', params: { status: 'finished' } }, target: 'finished' },
        { guard: { type: 'isStatus', params: { status: 'cancelled' } }, target: 'cancelled' },
        { target: 'failed' },
      ],
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'loadJob',
        src: 'loadJob',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: placed,
        onError: failed,
      },
    },
    choosingFile: {
      on: {
        'file.choose': [
          {
            guard: { type: 'isReadable', params: faultOfFile },
            target: 'uploading',
            actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) },
          },
          { actions: { type: 'refuseFile', params: faultOfFile } },
        ],
        // A job that was started before, in a closed tab or by a colleague.
        'job.open': {
          target: 'opening',
          actions: { type: 'openJob', params: ({ event }) => ({ jobId: event.jobId }) },
        },
        'upload.retry': { guard: 'hasFile', target: 'uploading', actions: 'forgetProblem' },
      },
    },
    uploading: {
      meta: { proves: ['productImported'] },
      tags: 'busy',
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context }) => ({ file: context.file }),
        onDone: placed,
        onError: { target: 'choosingFile', actions: keepProblem },
      },
      on: { 'import.cancel': restarted },
    },
    mapping: {
      on: {
        'mapping.change': {
          target: 'savingMapping',
          actions: { type: 'keepChange', params: mappingIn },
        },
        'options.change': {
          target: 'savingMapping',
          actions: { type: 'keepChange', params: optionsIn },
        },
        'encoding.change': {
          target: 'savingMapping',
          actions: { type: 'keepChange', params: encodingIn },
        },
        'reading.forget': {
          guard: 'isRemembered',
          target: 'savingMapping',
          actions: { type: 'keepChange', params: { change: { reading: 'recognised' } } },
        },
        'check.start': { guard: 'isReadyToCheck', target: 'dryRunning', actions: 'forgetProblem' },
        // No step is running that could be stopped: the job stays unchanged.
        'import.restart': restarted,
      },
    },
    savingMapping: {
      tags: 'busy',
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context }) => ({ job: context.job, change: context.change }),
        onDone: [
          {
            guard: 'hasNextChange',
            target: 'savingMapping',
            reenter: true,
            actions: [{ type: 'keepJob', params: newestJob }, 'takeNextChange'],
          },
          { target: 'mapping', actions: { type: 'keepJob', params: newestJob } },
        ],
        onError: { target: 'mapping', actions: keepProblem },
      },
      on: {
        'options.change': {
          actions: { type: 'keepNextChange', params: optionsIn },
        },
        'encoding.change': {
          actions: { type: 'keepNextChange', params: encodingIn },
        },
      },
    },
    dryRunning: {
      tags: 'following',
      invoke: {
        id: 'followCheck',
        src: 'followCheck',
        input: ownJob,
        onDone: placed,
        onError: [
          { ...interrupted, target: 'dryRunning' },
          overtaken,
          {
            guard: { type: 'isInvalid', params: errorFromEvent },
            target: 'mapping',
            actions: keepProblem,
          },
          failed,
        ],
      },
      on: { 'import.cancel': 'cancelling' },
    },
    reviewing: {
      on: {
        'mapping.revise': { target: 'mapping', actions: 'forgetProblem' },
        'standout.confirm': {
          guard: { type: 'isOpen', params: countOfEvent },
          actions: { type: 'confirm', params: countOfEvent },
        },
        'standout.withdraw': {
          guard: { type: 'isMarked', params: kindOfEvent },
          actions: { type: 'withdraw', params: kindOfEvent },
        },
        'import.run': { guard: 'isConfirmed', target: 'running', actions: 'forgetProblem' },
        'import.restart': restarted,
      },
    },
    running: {
      tags: 'following',
      invoke: {
        id: 'followRun',
        src: 'followRun',
        input: ({ context: { job, confirmed } }) => ({ job, confirmed }),
        onDone: placed,
        onError: [
          { ...interrupted, target: 'running' },
          // Also a run that is not confirmed any more: back to the check with its new counts.
          overtaken,
          failed,
        ],
      },
      on: { 'import.cancel': 'cancelling' },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelJob',
        src: 'cancelJob',
        input: ownJob,
        onDone: placed,
        onError: [overtaken, failed],
      },
    },
    finished: { on: { 'import.restart': restarted } },
    cancelled: { on: { 'import.restart': restarted } },
    failed: {
      on: {
        'import.retry': { target: 'opening', actions: 'forgetProblem' },
        'import.restart': restarted,
      },
    },
  },
});
