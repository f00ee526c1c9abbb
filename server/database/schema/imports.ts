import { sql } from 'drizzle-orm';
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
import { type FileFindings, NO_FINDINGS } from '#domain/products/import/detection/file-findings';
import type { ImportOptions } from '#domain/products/import/import-format';
import type { FieldChange } from '#domain/products/import/row-change';
import type { RowOutcomeKind } from '#domain/products/import/row-weight';
import type { Standout } from '#domain/products/import/standouts';
import { moment, recordColumns } from './columns';
import { stores } from './stores';

/** How a file is read: the target of each of its columns, in their order, and the options. */
export interface ImportReading {
  readonly targets: readonly (string | null)[];
  readonly options: ImportOptions;
}

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The import of a product file into the catalogue. `cursor` counts the records whose effect is
 * committed: it changes in the same transaction as the products, so a killed run continues where it
 * stopped.
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
    /** The possible encodings, the most plausible first, each with the same lines of the file. */
    encodings: jsonb('encodings')
      .$type<{ encoding: string; sample: string[] }[]>()
      .notNull()
      .default([]),
    /** Lines above the header. */
    preamble: jsonb('preamble').$type<string[]>().notNull().default([]),
    headerRow: integer('header_row').notNull().default(1),
    /** Row with the sums of the columns; null without one. */
    totalsRow: integer('totals_row'),
    status: text('status', {
      enum: ['uploaded', 'checking', 'checked', 'running', 'finished', 'failed', 'cancelled'],
    }).notNull(),
    failureCode: text('failure_code'),
    mapping: jsonb('mapping')
      .$type<{ column: string; target: string | null; sample: string | null }[]>()
      .notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    currencies: jsonb('currencies').$type<string[]>().notNull(),
    /** What the cells decide and leave open, read with the targets of the mapping. */
    findings: jsonb('findings').$type<FileFindings>().notNull().default(NO_FINDINGS),
    /** When the current reading was last used; null when it was recognised or set by a user. */
    rememberedAt: moment('remembered_at'),
    /** The recognised reading, while a remembered one replaces it. */
    recognised: jsonb('recognised').$type<ImportReading>(),
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
    /** Rows by what the import does with them; each kind without a row is 0. */
    outcomes: jsonb('outcomes')
      .$type<Readonly<Record<RowOutcomeKind, number>>>()
      .notNull()
      .default({ new: 0, changed: 0, unchanged: 0, refused: 0, skipped: 0 }),
    /** Rows by how they stand out; kinds without a row are absent. */
    standouts: jsonb('standouts')
      .$type<Readonly<Partial<Record<Standout, number>>>>()
      .notNull()
      .default({}),
    dryRun: boolean('dry_run').notNull().default(true),
    /**
     * The process that works on the job, and its last heartbeat; without one another takes over.
     */
    workerId: text('worker_id'),
    heartbeatAt: moment('heartbeat_at'),
    ...recordColumns(),
  },
  (table) => [
    index('import_jobs_store').on(table.storeId, table.createdAt),
    index('import_jobs_status').on(table.status, table.heartbeatAt),
  ],
);

/** The uploaded file, in chunks of one megabyte, so that every process can read it as a stream. */
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

/**
 * Rows of the last dry run or run that change something or have messages, with the cells of failing
 * rows for their file.
 */
export const importRows = pgTable(
  'import_rows',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    status: text('status', { enum: ['ok', 'error', 'warning', 'skipped'] }).notNull(),
    action: text('action', { enum: ['create', 'update', 'skip'] }).notNull(),
    code: text('code'),
    /** French name of the product; in rows that were written before the others, any of its names. */
    name: text('name'),
    nameEn: text('name_en'),
    nameAr: text('name_ar'),
    /** Code and names, folded as lists are searched. */
    searchText: text('search_text').notNull().default(''),
    errors: jsonb('errors')
      .$type<{ code: string; column: string | null; value: string | null }[]>()
      .notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    outcome: text('outcome').$type<RowOutcomeKind>().notNull(),
    changes: jsonb('changes').$type<readonly FieldChange[]>().notNull().default([]),
    /** The gravest first. */
    standouts: text('standouts').array().$type<Standout[]>().notNull().default(sql`'{}'`),
    /** Order of the check, see `rowWeight`. */
    weight: integer('weight').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.number] }),
    index('import_rows_status').on(table.jobId, table.status, table.number),
    index('import_rows_weight').on(table.jobId, table.weight.desc(), table.number),
    index('import_rows_outcome').on(table.jobId, table.outcome, table.weight.desc(), table.number),
    index('import_rows_standouts')
      .on(table.jobId, table.weight.desc(), table.number)
      .where(sql`${table.standouts} <> '{}'`),
  ],
);

/**
 * How the rows of a check stood out when the seller confirmed them, kept while the import runs: a
 * row that stands out in another way then is refused.
 */
export const importConfirmations = pgTable(
  'import_confirmations',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    standouts: text('standouts').array().$type<Standout[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.number] })],
);

/**
 * How a store read a file with certain columns in its last run, for the next file of the same kind.
 */
export const importReadings = pgTable(
  'import_readings',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    /** SHA-256 of the column names in their order. */
    headerKey: text('header_key').notNull(),
    reading: jsonb('reading').$type<ImportReading>().notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.headerKey] }),
    index('import_readings_used').on(table.usedAt),
  ],
);
