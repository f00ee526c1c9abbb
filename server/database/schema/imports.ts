import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { moment, recordColumns } from './columns';
import { stores } from './stores';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * A product file on its way into the catalogue. `cursor` counts the records whose effect is committed:
 * it moves in the same transaction as the products, so a killed run goes on where it stopped.
 */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    createdBy: text('created_by').notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    format: text('format').notNull(),
    delimiter: text('delimiter').notNull(),
    encoding: text('encoding').notNull(),
    status: text('status', {
      enum: ['uploaded', 'checking', 'checked', 'running', 'finished', 'failed', 'cancelled'],
    }).notNull(),
    failureCode: text('failure_code'),
    mapping: jsonb('mapping')
      .$type<{ column: string; target: string | null; sample: string | null }[]>()
      .notNull(),
    options: jsonb('options')
      .$type<{
        textLanguage: 'fr' | 'en' | 'ar' | null;
        currency: string | null;
        exchangeRate: number | null;
        decimalComma: boolean;
      }>()
      .notNull(),
    currencies: jsonb('currencies').$type<string[]>().notNull(),
    rowCount: integer('row_count').notNull(),
    cursor: integer('cursor').notNull().default(0),
    processedCount: integer('processed_count').notNull().default(0),
    okCount: integer('ok_count').notNull().default(0),
    failedCount: integer('failed_count').notNull().default(0),
    warningCount: integer('warning_count').notNull().default(0),
    skippedCount: integer('skipped_count').notNull().default(0),
    productsCreated: integer('products_created').notNull().default(0),
    productsUpdated: integer('products_updated').notNull().default(0),
    productsFailed: integer('products_failed').notNull().default(0),
    productsUnchanged: integer('products_unchanged').notNull().default(0),
    dryRun: boolean('dry_run').notNull().default(true),
    /** Process that works on the job, and when it last said so; another takes over when it falls silent. */
    workerId: text('worker_id'),
    heartbeatAt: moment('heartbeat_at'),
    ...recordColumns(),
  },
  (table) => [
    index('import_jobs_store').on(table.storeId, table.createdAt),
    index('import_jobs_status').on(table.status, table.heartbeatAt),
  ],
);

/** The file as it came, in pieces of one megabyte, so that every process can read it as a stream. */
export const importFileChunks = pgTable(
  'import_file_chunks',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
);

/** Rows of the last dry run or run that have something to say, with their cells for the file of failing rows. */
export const importRows = pgTable(
  'import_rows',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    status: text('status', { enum: ['error', 'warning', 'skipped'] }).notNull(),
    action: text('action', { enum: ['create', 'update', 'skip'] }).notNull(),
    code: text('code'),
    errors: jsonb('errors')
      .$type<{ code: string; column: string | null; value: string | null }[]>()
      .notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.number] }),
    index('import_rows_status').on(table.jobId, table.status, table.number),
  ],
);
