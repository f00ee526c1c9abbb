import { expect } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { NO_FINDINGS } from '#domain/products/import/detection/file-findings';
import { newId } from '../../../server/database/ids';
import { importFileChunks, importJobs } from '../../../server/database/schema/imports';
import { NO_PROGRESS } from '../../../server/imports/import-jobs.repository';
import type { JobKind } from '../../support/machine-models/product-import.model';
import type { JourneyStore } from '../support/store';

/**
 * A file of three columns and four rows, as stored on the server after the upload; its prices leave
 * the decimal mark open.
 */
const uploadedColumns = {
  createdBy: 'usr_elsewhere',
  fileName: 'products.csv',
  sizeBytes: 420,
  format: 'own',
  delimiter: ',',
  encoding: 'macintosh',
  encodings: [
    { encoding: 'macintosh', sample: ['BAB-01,Babouches brodées,1.899'] },
    { encoding: 'cp850', sample: ['BAB-01,Babouches brodÄes,1.899'] },
  ],
  currencies: ['MAD'],
  rowCount: 4,
  mapping: [
    { column: 'code', target: 'code', sample: 'BAB-01' },
    { column: 'name_fr', target: 'nameFr', sample: 'Babouches brodées' },
    { column: 'price', target: 'price', sample: '1.899' },
  ],
  findings: {
    ...NO_FINDINGS,
    openNumbers: [{ row: 2, column: 'price', cell: '1.899' }],
  },
};

/** The bytes of such a file in Mac Roman, where 0x8E is an é. */
export const UPLOADED_FILE = Buffer.from(
  'code,name_fr,price\nBAB-01,Babouches brod\u008ees,1.899\n',
  'latin1',
);

const chosen = {
  textLanguage: 'fr',
  currency: 'MAD',
  exchangeRate: 1,
  decimalMark: 'comma',
  dateOrder: 'dayFirst',
  vatRate: null,
  saleEnd: null,
} as const;

const ELSEWHERE = 'elsewhere';

/**
 * Another process holds the job with a heartbeat one hour ahead, so that no worker here takes it.
 */
function workedOnElsewhere() {
  return {
    workerId: ELSEWHERE,
    heartbeatAt: new Date(Date.now() + 3_600_000),
  };
}

function standingOut(count: number): Partial<typeof importJobs.$inferInsert> {
  const standouts = { price_fell_by_half: count };
  return { status: 'checked', okCount: 4, processedCount: 4, productsUpdated: 4, standouts };
}

const columnsByKind: Record<JobKind, () => Partial<typeof importJobs.$inferInsert>> = {
  mapped: () => ({ status: 'uploaded' }),
  remembered: () => ({
    status: 'uploaded',
    rememberedAt: new Date(),
    recognised: { targets: ['code', 'nameFr', 'price'], options: chosen },
  }),
  'without rate': () => ({
    status: 'uploaded',
    // The portal's own files are in dirhams; a file of another system needs an exchange rate.
    format: 'unknown',
    options: { ...chosen, currency: 'USD', exchangeRate: null },
  }),
  'with question': () => ({ status: 'uploaded', options: { ...chosen, decimalMark: null } }),
  checking: () => ({ status: 'checking', processedCount: 2, ...workedOnElsewhere() }),
  checked: () => ({ status: 'checked', okCount: 4, processedCount: 4, productsCreated: 4 }),
  'checked, all bad': () => ({ status: 'checked', failedCount: 4, processedCount: 4 }),
  'checked, standing out': () => standingOut(2),
  'checked, more standing out': () => standingOut(3),
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

/**
 * An import job of a store, changed in the database as the server's workers and colleagues would.
 */
export interface ImportJobFixture {
  readonly id: string;
  /** Sets the state of the job for all later requests; restores a removed job. */
  set(kind: JobKind): Promise<void>;
  /** Another user changes the job: its revision increases. */
  revise(): Promise<void>;
  remove(): Promise<void>;
  /** Makes a removed job visible again. */
  insert(): Promise<void>;
  /** Sets its columns and the required options. */
  makeReady(): Promise<void>;
  /** Waits until the server's own worker has finished the requested work. */
  waitForWorker(): Promise<void>;
}

/** The columns of a new job. */
const initialColumns = {
  ...NO_PROGRESS,
  options: chosen,
  workerId: null,
  heartbeatAt: null,
  rememberedAt: null,
  recognised: null,
  dryRun: true,
};

/** Creates a job of the store, or attaches to one that the page has sent. */
export async function createImportJobFixture(
  { backend, id: storeId }: JourneyStore,
  id = newId('imp'),
): Promise<ImportJobFixture> {
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
      await db
        .insert(importFileChunks)
        .values({ jobId: id, position: 0, content: UPLOADED_FILE })
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
}
