import { expect } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { newId } from '../../../server/database/ids';
import { importJobs } from '../../../server/database/schema/imports';
import { NO_PROGRESS } from '../../../server/imports/import-jobs.repository';
import type { JobKind } from '../../support/machine-scripts/product-import.script';
import type { JourneyStore } from '../support/store';

/** A file of two columns and four rows, as the server keeps it once it was sent. */
const sent = {
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

const standings: Record<JobKind, () => Partial<typeof importJobs.$inferInsert>> = {
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
export interface ImportJobInStore {
  readonly id: string;
  /** Lets the job stand like this for whoever asks from now on; one that had vanished is back. */
  becomes(kind: JobKind): Promise<void>;
  /** Somebody else changes the job: its revision is another one. */
  isRevised(): Promise<void>;
  vanishes(): Promise<void>;
  /** It can be listed and opened again, if it had vanished. */
  isThere(): Promise<void>;
  /** Its columns are read and its options chosen as work needs them. */
  isReady(): Promise<void>;
  /** The server's own worker has ended what the page asked for. */
  isWorkedOff(): Promise<void>;
}

/** What a job is before anything happened to it. */
const fresh = {
  ...NO_PROGRESS,
  options: chosen,
  workerId: null,
  heartbeatAt: null,
  rememberedAt: null,
  recognised: null,
  dryRun: true,
};

/** A job of the store, which is there from now on: one that was sent before, or one that the page sends. */
export const importJobIn = async (
  { market, id: storeId }: JourneyStore,
  id = newId('imp'),
): Promise<ImportJobInStore> => {
  const { db } = market.database;
  const isOurs = eq(importJobs.id, id);
  const job: ImportJobInStore = {
    id,
    becomes: async (kind) => {
      await job.isThere();
      await db
        .update(importJobs)
        .set({ ...fresh, ...standings[kind]() })
        .where(isOurs);
    },
    isRevised: async () => {
      const revision = sql`${importJobs.revision} + 1`;
      await db.update(importJobs).set({ revision }).where(isOurs);
    },
    vanishes: async () => {
      await db.delete(importJobs).where(isOurs);
    },
    isThere: async () => {
      await db
        .insert(importJobs)
        .values({ ...sent, ...fresh, id, storeId, status: 'uploaded' })
        .onConflictDoNothing();
    },
    isReady: async () => {
      const { format, mapping } = sent;
      await db.update(importJobs).set({ format, mapping, options: chosen }).where(isOurs);
    },
    isWorkedOff: () =>
      expect
        .poll(async () => {
          const [found] = await db.select().from(importJobs).where(isOurs);
          const isUnderWay = found?.status === 'checking' || found?.status === 'running';
          return isUnderWay && found.workerId !== ELSEWHERE;
        })
        .toBe(false),
  };
  await job.isThere();
  return job;
};
