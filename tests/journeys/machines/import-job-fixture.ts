import { expect } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { newId } from '../../../server/database/ids';
import { importJobs } from '../../../server/database/schema/imports';
import { NO_PROGRESS } from '../../../server/imports/import-jobs.repository';
import type { JobKind } from '../../support/machine-models/product-import.model';
import type { JourneyStore } from '../support/store';

/** A file of two columns and four rows, as the server keeps it once it was sent. */
const uploadedColumns = {
  createdBy: 'usr_elsewhere',
  fileName: 'products.csv',
  sizeBytes: 420,
  format: 'own',
  delimiter: ',',
  encoding: 'utf-8',
  currencies: ['MAD'],
  rowCount: 4,
  mapping: [
    { column: 'code', target: 'code', sample: 'BAB-01' },
    { column: 'name_fr', target: 'nameFr', sample: 'Babouches' },
    { column: 'price', target: 'price', sample: '120' },
  ],
};

const chosen = {
  textLanguage: 'fr',
  currency: 'MAD',
  exchangeRate: 1,
  decimalComma: false,
} as const;

const ELSEWHERE = 'elsewhere';

/** Another process works on the job and will be heard of for an hour: no worker here takes it up. */
const workedOnElsewhere = () => ({
  workerId: ELSEWHERE,
  heartbeatAt: new Date(Date.now() + 3_600_000),
});

const columnsByKind: Record<JobKind, () => Partial<typeof importJobs.$inferInsert>> = {
  mapped: () => ({ status: 'uploaded' }),
  remembered: () => ({
    status: 'uploaded',
    rememberedAt: new Date(),
    recognised: { targets: ['code', 'nameFr', 'price'], options: chosen },
  }),
  'without rate': () => ({
    status: 'uploaded',
    // Our own files are in dirhams; one of another system must say what its currency is worth.
    format: 'unknown',
    options: { ...chosen, currency: 'USD', exchangeRate: null },
  }),
  checking: () => ({ status: 'checking', processedCount: 2, ...workedOnElsewhere() }),
  checked: () => ({ status: 'checked', okCount: 4, processedCount: 4, productsCreated: 4 }),
  'checked, all bad': () => ({ status: 'checked', failedCount: 4, processedCount: 4 }),
  running: () => ({
    status: 'running',
    dryRun: false,
    processedCount: 2,
    ...workedOnElsewhere(),
  }),
  finished: () => ({ status: 'finished', dryRun: false, okCount: 4, processedCount: 4 }),
  cancelled: () => ({ status: 'cancelled' }),
  failed: () => ({ status: 'failed', failureCode: 'internal_error' }),
};

/** The import of a store, moved on by hand as the server's workers and colleagues move it. */
export interface ImportJobFixture {
  readonly id: string;
  /** Lets the job stand like this for whoever asks from now on; one that had vanished is back. */
  set(kind: JobKind): Promise<void>;
  /** Somebody else changes the job: its revision is another one. */
  revise(): Promise<void>;
  remove(): Promise<void>;
  /** It can be listed and opened again, if it had vanished. */
  insert(): Promise<void>;
  /** Its columns are read and its options chosen as work needs them. */
  makeReady(): Promise<void>;
  /** The server's own worker has ended what the page asked for. */
  waitForWorker(): Promise<void>;
}

/** What a job is before anything happened to it. */
const initialColumns = {
  ...NO_PROGRESS,
  options: chosen,
  workerId: null,
  heartbeatAt: null,
  rememberedAt: null,
  recognised: null,
  dryRun: true,
};

/** A job of the store, which is there from now on: one that was sent before, or one that the page sends. */
export const createImportJobFixture = async (
  { backend, id: storeId }: JourneyStore,
  id = newId('imp'),
): Promise<ImportJobFixture> => {
  const { db } = backend.database;
  const isOurs = eq(importJobs.id, id);
  const job: ImportJobFixture = {
    id,
    set: async (kind) => {
      await job.insert();
      await db
        .update(importJobs)
        .set({ ...initialColumns, ...columnsByKind[kind]() })
        .where(isOurs);
    },
    revise: async () => {
      const revision = sql`${importJobs.revision} + 1`;
      await db.update(importJobs).set({ revision }).where(isOurs);
    },
    remove: async () => {
      await db.delete(importJobs).where(isOurs);
    },
    insert: async () => {
      await db
        .insert(importJobs)
        .values({ ...uploadedColumns, ...initialColumns, id, storeId, status: 'uploaded' })
        .onConflictDoNothing();
    },
    makeReady: async () => {
      const { format, mapping } = uploadedColumns;
      await db.update(importJobs).set({ format, mapping, options: chosen }).where(isOurs);
    },
    waitForWorker: () =>
      expect
        .poll(async () => {
          const [found] = await db.select().from(importJobs).where(isOurs);
          const isUnderWay = found?.status === 'checking' || found?.status === 'running';
          return isUnderWay && found.workerId !== ELSEWHERE;
        })
        .toBe(false),
  };
  await job.insert();
  return job;
};
