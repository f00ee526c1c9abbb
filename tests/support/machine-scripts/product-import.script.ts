import type { ImportJob } from '#application/api/imports-endpoints.generated';
import {
  type ProductImportContext,
  productImportMachine,
} from '#application/products/product-import.machine';
import { anImportJob, anImportJobOfBadRows, anImportJobWithoutRate } from '../builders/import-job';
import { type MachineScript, passedThrough } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

export const importBeginnings = {
  'no job in the address': { jobId: null },
  'a job in the address': { jobId: 'imp_1' },
};

export type ImportBeginning = keyof typeof importBeginnings;

/** The jobs that the server can answer with, by how they stand. */
export const jobs = {
  mapped: anImportJob('uploaded'),
  remembered: anImportJob('uploaded', { rememberedAt: '2026-11-12T08:00:00Z' }),
  'without rate': anImportJobWithoutRate(),
  checking: anImportJob('checking', { processedCount: 2 }),
  checked: anImportJob('checked', { okCount: 4, processedCount: 4 }),
  'checked, all bad': anImportJobOfBadRows(),
  running: anImportJob('running', { processedCount: 2 }),
  finished: anImportJob('finished', { okCount: 4, processedCount: 4 }),
  cancelled: anImportJob('cancelled'),
  failed: anImportJob('failed'),
} satisfies Record<string, ImportJob>;

export type JobKind = keyof typeof jobs;

/** What the wizard shows. */
export interface ProductImportSight {
  readonly step: 'opening' | 'file' | 'mapping' | 'check' | 'review' | 'run' | 'result' | 'failure';
  readonly busy: boolean;
  /** A bar follows the server's work. */
  readonly progress: boolean;
}

/** An answer of the server: a job, or why not. */
export type Answer =
  | { readonly job: JobKind }
  | { readonly refusal: 'invalid' | 'unanswered' | 'not found' | 'server fault' }
  | { readonly overtaken: JobKind };

/** What a runner must be able to do in the wizard and to see of it. */
export interface ProductImportWorld {
  open(beginning: ImportBeginning): Promise<void>;
  chooseFile(which: 'a product file' | 'a picture'): Promise<void>;
  openJob(): Promise<void>;
  retryUpload(): Promise<void>;
  changeMapping(): Promise<void>;
  changeOptions(): Promise<void>;
  forgetReading(): Promise<void>;
  startCheck(): Promise<void>;
  reviseMapping(): Promise<void>;
  run(): Promise<void>;
  cancel(): Promise<void>;
  retry(): Promise<void>;
  restart(): Promise<void>;
  openingEnds(answer: Answer): Promise<void>;
  uploadEnds(answer: Answer): Promise<void>;
  savingEnds(answer: Answer): Promise<void>;
  followingEnds(answer: Answer): Promise<void>;
  cancellingEnds(answer: Answer): Promise<void>;
  sees(sight: ProductImportSight): Promise<void>;
}

/** The problem that an answer stands for. */
export const problemIn = (answer: Exclude<Answer, { job: JobKind }>) => {
  if ('overtaken' in answer) {
    return problemOf(409, 'action_not_allowed', { current: jobs[answer.overtaken] });
  }
  const problems = {
    invalid: problemOf(422, 'validation_failed'),
    unanswered: problemOf(0, 'network'),
    'not found': problemOf(404, 'not_found'),
    'server fault': problemOf(503, 'unavailable'),
  };
  return problems[answer.refusal];
};

type Ending = 'openingEnds' | 'uploadEnds' | 'savingEnds' | 'followingEnds' | 'cancellingEnds';

const endings: Readonly<Record<string, Ending>> = {
  loadJob: 'openingEnds',
  uploadFile: 'uploadEnds',
  saveChange: 'savingEnds',
  followCheck: 'followingEnds',
  followRun: 'followingEnds',
  cancelJob: 'cancellingEnds',
};

const jobAnswers = (kinds: readonly JobKind[]): Answer[] => kinds.map((job) => ({ job }));
const everyJob = jobAnswers([
  'mapped',
  'remembered',
  'without rate',
  'checking',
  'checked',
  'checked, all bad',
  'running',
  'finished',
  'cancelled',
  'failed',
]);

/** Which answers each actor can get. */
const answers: Readonly<Record<string, readonly Answer[]>> = {
  loadJob: [...everyJob, { refusal: 'not found' }],
  uploadFile: [...jobAnswers(['mapped', 'without rate']), { refusal: 'invalid' }],
  saveChange: [...jobAnswers(['mapped', 'without rate']), { overtaken: 'mapped' }],
  followCheck: [
    ...jobAnswers(['checking', 'checked', 'checked, all bad', 'cancelled', 'failed']),
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
    { refusal: 'not found' },
  ],
  cancelJob: [{ job: 'cancelled' }, { overtaken: 'finished' }, { refusal: 'server fault' }],
};

const labelFor = (actor: string, answer: Answer): string => {
  if ('job' in answer) return `${actor} brings a job ${answer.job}`;
  return 'overtaken' in answer
    ? `${actor} is overtaken, the job is ${answer.overtaken}`
    : `${actor} meets: ${answer.refusal}`;
};

const eventFor = (actor: string, answer: Answer) =>
  'job' in answer
    ? { type: `xstate.done.actor.${actor}`, output: jobs[answer.job] }
    : { type: `xstate.error.actor.${actor}`, error: problemIn(answer) };

/** An entry for every answer of every actor. */
const ofEveryAnswer = <Entry>(entry: (actor: string, answer: Answer) => Entry) =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([actor, all]) =>
      all.map((answer) => [labelFor(actor, answer), entry(actor, answer)] as const),
    ),
  );

const still = { busy: false, progress: false };

/** The product-import machine, told so that Node and a browser can both play it. */
export const productImportScript: MachineScript<typeof productImportMachine, ProductImportWorld> = {
  model: {
    machine: productImportMachine,
    inputs: importBeginnings,
    events: {
      'file.choose': { type: 'file.choose', file: new File(['code\nA'], 'products.csv') },
      'file.choose a picture': { type: 'file.choose', file: new File(['.'], 'picture.png') },
      'job.open': { type: 'job.open', jobId: 'imp_1' },
      'upload.retry': { type: 'upload.retry' },
      'mapping.change': { type: 'mapping.change', mapping: [{ column: 'code', target: null }] },
      'options.change': { type: 'options.change', options: { exchangeRate: 9.85 } },
      'reading.forget': { type: 'reading.forget' },
      'mapping.revise': { type: 'mapping.revise' },
      'check.start': { type: 'check.start' },
      'import.run': { type: 'import.run' },
      'import.cancel': { type: 'import.cancel' },
      'import.retry': { type: 'import.retry' },
      'import.restart': { type: 'import.restart' },
      ...ofEveryAnswer(eventFor),
    },
    serialise: ({ jobId, file, job }: ProductImportContext) => [
      jobId,
      file?.name,
      job?.status,
      job?.rememberedAt,
      job?.options.exchangeRate,
      job?.allowedActions,
    ],
  },

  // The labels of the inputs are those of the beginnings, see above.
  opens: (world, input) => world.open(input as ImportBeginning),

  does: {
    'file.choose': (world, { file }) =>
      world.chooseFile(file.name.endsWith('.csv') ? 'a product file' : 'a picture'),
    'job.open': (world) => world.openJob(),
    'upload.retry': (world) => world.retryUpload(),
    'mapping.change': (world) => world.changeMapping(),
    'options.change': (world) => world.changeOptions(),
    'reading.forget': (world) => world.forgetReading(),
    'mapping.revise': (world) => world.reviseMapping(),
    'check.start': (world) => world.startCheck(),
    'import.run': (world) => world.run(),
    'import.cancel': (world) => world.cancel(),
    'import.retry': (world) => world.retry(),
    'import.restart': (world) => world.restart(),
  },

  outcomes: ofEveryAnswer((actor, answer) => (world: ProductImportWorld) => {
    const ending = endings[actor];
    if (!ending) throw new Error(`Nobody knows how ${actor} ends.`);
    return world[ending](answer);
  }),

  sees: {
    placing: passedThrough,
    opening: (world) => world.sees({ step: 'opening', busy: true, progress: false }),
    choosingFile: (world) => world.sees({ ...still, step: 'file' }),
    uploading: (world) => world.sees({ step: 'file', busy: true, progress: false }),
    mapping: (world) => world.sees({ ...still, step: 'mapping' }),
    savingMapping: (world) => world.sees({ step: 'mapping', busy: true, progress: false }),
    dryRunning: (world) => world.sees({ step: 'check', busy: false, progress: true }),
    reviewing: (world) => world.sees({ ...still, step: 'review' }),
    running: (world) => world.sees({ step: 'run', busy: false, progress: true }),
    cancelling: (world) => world.sees({ step: 'run', busy: true, progress: false }),
    finished: (world) => world.sees({ ...still, step: 'result' }),
    cancelled: (world) => world.sees({ ...still, step: 'result' }),
    failed: (world) => world.sees({ ...still, step: 'failure' }),
  },
};
