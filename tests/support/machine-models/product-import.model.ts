import {
  type ProductImportContext,
  productImportMachine,
} from '#application/products/product-import.machine';
import type { ImportJob } from '#openapi/types.generated';
import {
  anImportJob,
  anImportJobOfBadRows,
  anImportJobStandingOut,
  anImportJobWithoutRate,
  anImportJobWithQuestion,
} from '../builders/import-job';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

export const importInitialStates = {
  'no job in the address': { jobId: null },
  'a job in the address': { jobId: 'imp_1' },
};

export type ImportInitialState = keyof typeof importInitialStates;

/** The jobs that the server can return, by state. */
export const jobs = {
  mapped: anImportJob('uploaded'),
  remembered: anImportJob('uploaded', { rememberedAt: '2026-11-12T08:00:00Z' }),
  'without rate': anImportJobWithoutRate(),
  'with question': anImportJobWithQuestion(),
  checking: anImportJob('checking', { processedCount: 2 }),
  checked: anImportJob('checked', { okCount: 4, processedCount: 4 }),
  'checked, all bad': anImportJobOfBadRows(),
  'checked, standing out': anImportJobStandingOut(),
  'checked, more standing out': anImportJobStandingOut(3),
  running: anImportJob('running', { processedCount: 2 }),
  finished: anImportJob('finished', { okCount: 4, processedCount: 4 }),
  cancelled: anImportJob('cancelled'),
  failed: anImportJob('failed'),
} satisfies Record<string, ImportJob>;

export type JobKind = keyof typeof jobs;

/** What the wizard shows. */
export interface ProductImportViewState {
  readonly step: 'opening' | 'file' | 'mapping' | 'check' | 'review' | 'run' | 'result' | 'failure';
  readonly busy: boolean;
  /** A progress bar shows the server's work. */
  readonly progress: boolean;
}

/** A response of the server: a job, or a refusal. */
export type Answer =
  | { readonly job: JobKind }
  | { readonly refusal: 'invalid' | 'unanswered' | 'not found' | 'server fault' }
  | { readonly overtaken: JobKind }
  /** A run whose confirmations are not those of the job. */
  | { readonly unconfirmed: JobKind };

/** The actions and assertions that a driver of the wizard must implement. */
export interface ProductImportDriver {
  open(beginning: ImportInitialState): Promise<void>;
  chooseFile(which: 'a product file' | 'a picture'): Promise<void>;
  openJob(): Promise<void>;
  retryUpload(): Promise<void>;
  changeMapping(): Promise<void>;
  changeOptions(): Promise<void>;
  changeEncoding(): Promise<void>;
  forgetReading(): Promise<void>;
  startCheck(): Promise<void>;
  /** Ticks, or unticks, what stands out in the check. */
  confirmStandout(count: number): Promise<void>;
  withdrawStandout(): Promise<void>;
  reviseMapping(): Promise<void>;
  run(): Promise<void>;
  cancel(): Promise<void>;
  retry(): Promise<void>;
  restart(): Promise<void>;
  settleOpening(answer: Answer): Promise<void>;
  settleUpload(answer: Answer): Promise<void>;
  settleSaving(answer: Answer): Promise<void>;
  settleFollowing(answer: Answer): Promise<void>;
  settleCancelling(answer: Answer): Promise<void>;
  expectViewState(viewState: ProductImportViewState): Promise<void>;
}

/** The problem document of a response. */
export function problemIn(answer: Exclude<Answer, { job: JobKind }>) {
  if ('overtaken' in answer) {
    return problemOf(409, 'action_not_allowed', { current: jobs[answer.overtaken] });
  }
  if ('unconfirmed' in answer) {
    const errors = { 'confirmed.price_fell_by_half': ['not_confirmed'] };
    return problemOf(422, 'validation_failed', { errors, current: jobs[answer.unconfirmed] });
  }
  const problems = {
    invalid: problemOf(422, 'validation_failed'),
    unanswered: problemOf(0, 'network'),
    'not found': problemOf(404, 'not_found'),
    'server fault': problemOf(503, 'unavailable'),
  };
  return problems[answer.refusal];
}

type SettleMethod =
  | 'settleOpening'
  | 'settleUpload'
  | 'settleSaving'
  | 'settleFollowing'
  | 'settleCancelling';

const settleMethods: Readonly<Record<string, SettleMethod>> = {
  loadJob: 'settleOpening',
  uploadFile: 'settleUpload',
  saveChange: 'settleSaving',
  followCheck: 'settleFollowing',
  followRun: 'settleFollowing',
  cancelJob: 'settleCancelling',
};

function jobAnswers(kinds: readonly JobKind[]): Answer[] {
  return kinds.map((job) => ({ job }));
}

const everyJob = jobAnswers([
  'mapped',
  'remembered',
  'without rate',
  'with question',
  'checking',
  'checked',
  'checked, all bad',
  'checked, standing out',
  'running',
  'finished',
  'cancelled',
  'failed',
]);

/** The responses that each actor can get. */
const answers: Readonly<Record<string, readonly Answer[]>> = {
  loadJob: [...everyJob, { refusal: 'not found' }],
  uploadFile: [...jobAnswers(['with question', 'without rate']), { refusal: 'invalid' }],
  saveChange: [...jobAnswers(['mapped', 'without rate']), { overtaken: 'mapped' }],
  followCheck: [
    ...jobAnswers([
      'checking',
      'checked',
      'checked, all bad',
      'checked, standing out',
      'cancelled',
      'failed',
    ]),
    { refusal: 'unanswered' },
    { refusal: 'server fault' },
    { overtaken: 'finished' },
    { refusal: 'invalid' },
    { refusal: 'not found' },
  ],
  followRun: [
    ...jobAnswers(['running', 'finished', 'cancelled', 'failed']),
    { refusal: 'unanswered' },
    { overtaken: 'cancelled' },
    { unconfirmed: 'checked, more standing out' },
    { refusal: 'not found' },
  ],
  cancelJob: [{ job: 'cancelled' }, { overtaken: 'finished' }, { refusal: 'server fault' }],
};

function labelFor(actor: string, answer: Answer): string {
  if ('job' in answer) return `${actor} brings a job ${answer.job}`;
  if ('unconfirmed' in answer) return `${actor} is not confirmed, the job is ${answer.unconfirmed}`;
  return 'overtaken' in answer
    ? `${actor} is overtaken, the job is ${answer.overtaken}`
    : `${actor} meets: ${answer.refusal}`;
}

function eventFor(actor: string, answer: Answer) {
  return 'job' in answer
    ? { type: `xstate.done.actor.${actor}`, output: jobs[answer.job] }
    : { type: `xstate.error.actor.${actor}`, error: problemIn(answer) };
}

/** An entry for every response to every actor. */
function ofEveryAnswer<Entry>(entry: (actor: string, answer: Answer) => Entry) {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([actor, all]) =>
      all.map((answer) => [labelFor(actor, answer), entry(actor, answer)] as const),
    ),
  );
}

const idleViewState = { busy: false, progress: false };

/** The product-import machine, as a test model that drivers in Node and in a browser can run. */
export const productImportTestModel: MachineTestModel<
  typeof productImportMachine,
  ProductImportDriver
> = {
  model: {
    machine: productImportMachine,
    inputs: importInitialStates,
    events: {
      'file.choose': { type: 'file.choose', file: new File(['code\nA'], 'products.csv') },
      'file.choose a picture': { type: 'file.choose', file: new File(['.'], 'picture.png') },
      'job.open': { type: 'job.open', jobId: 'imp_1' },
      'upload.retry': { type: 'upload.retry' },
      'mapping.change': { type: 'mapping.change', mapping: [{ column: 'code', target: null }] },
      'options.change': { type: 'options.change', options: { decimalMark: 'comma' } },
      'encoding.change': { type: 'encoding.change', encoding: 'cp850' },
      'reading.forget': { type: 'reading.forget' },
      'mapping.revise': { type: 'mapping.revise' },
      'check.start': { type: 'check.start' },
      'standout.confirm': { type: 'standout.confirm', kind: 'price_fell_by_half', count: 2 },
      'standout.confirm more': { type: 'standout.confirm', kind: 'price_fell_by_half', count: 3 },
      'standout.withdraw': { type: 'standout.withdraw', kind: 'price_fell_by_half' },
      'import.run': { type: 'import.run' },
      'import.cancel': { type: 'import.cancel' },
      'import.retry': { type: 'import.retry' },
      'import.restart': { type: 'import.restart' },
      ...ofEveryAnswer(eventFor),
    },
    serialise: ({ jobId, file, job, nextChange, confirmed }: ProductImportContext) => [
      jobId,
      file?.name,
      job?.status,
      job?.rememberedAt,
      job?.options.exchangeRate,
      job?.options.decimalMark,
      job?.allowedActions,
      job?.standouts,
      nextChange,
      confirmed,
    ],
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as ImportInitialState),

  eventExecutors: {
    'file.choose': (driver, { file }) =>
      driver.chooseFile(file.name.endsWith('.csv') ? 'a product file' : 'a picture'),
    'job.open': (driver) => driver.openJob(),
    'upload.retry': (driver) => driver.retryUpload(),
    'mapping.change': (driver) => driver.changeMapping(),
    'options.change': (driver) => driver.changeOptions(),
    'encoding.change': (driver) => driver.changeEncoding(),
    'reading.forget': (driver) => driver.forgetReading(),
    'mapping.revise': (driver) => driver.reviseMapping(),
    'check.start': (driver) => driver.startCheck(),
    'standout.confirm': (driver, { count }) => driver.confirmStandout(count),
    'standout.withdraw': (driver) => driver.withdrawStandout(),
    'import.run': (driver) => driver.run(),
    'import.cancel': (driver) => driver.cancel(),
    'import.retry': (driver) => driver.retry(),
    'import.restart': (driver) => driver.restart(),
  },

  outcomeExecutors: ofEveryAnswer((actor, answer) => (driver: ProductImportDriver) => {
    const ending = settleMethods[actor];
    if (!ending) throw new Error(`Nobody knows how ${actor} ends.`);
    return driver[ending](answer);
  }),

  stateAssertions: {
    placing: transientState,
    opening: (driver) => driver.expectViewState({ step: 'opening', busy: true, progress: false }),
    choosingFile: (driver) => driver.expectViewState({ ...idleViewState, step: 'file' }),
    uploading: (driver) => driver.expectViewState({ step: 'file', busy: true, progress: false }),
    mapping: (driver) => driver.expectViewState({ ...idleViewState, step: 'mapping' }),
    savingMapping: (driver) =>
      driver.expectViewState({ step: 'mapping', busy: true, progress: false }),
    dryRunning: (driver) => driver.expectViewState({ step: 'check', busy: false, progress: true }),
    reviewing: (driver) => driver.expectViewState({ ...idleViewState, step: 'review' }),
    running: (driver) => driver.expectViewState({ step: 'run', busy: false, progress: true }),
    cancelling: (driver) => driver.expectViewState({ step: 'run', busy: true, progress: false }),
    finished: (driver) => driver.expectViewState({ ...idleViewState, step: 'result' }),
    cancelled: (driver) => driver.expectViewState({ ...idleViewState, step: 'result' }),
    failed: (driver) => driver.expectViewState({ ...idleViewState, step: 'failure' }),
  },
};
