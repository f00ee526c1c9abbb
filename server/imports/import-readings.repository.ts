import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { normaliseHeader } from '#domain/products/import/formats/format-signature';
import { settledOptions } from '#domain/products/import/import-questions';
import { isImportTarget } from '#domain/products/import/import-target';
import type { Reader, Tx } from '../context';
import { type ImportReading, importReadings } from '../database/schema/imports';
import type { ImportJobRow } from './import-jobs.repository';
import type { InspectedFile } from './inspect-import-file';

interface SavedReading {
  readonly reading: ImportReading;
  /** When a file was last run with this reading. */
  readonly usedAt: Date;
}

function keyOf(columns: readonly { readonly column: string }[]): string {
  return createHash('sha256')
    .update(JSON.stringify(columns.map(({ column }) => normaliseHeader(column))))
    .digest('hex');
}

function of(storeId: string, headerKey: string) {
  return and(eq(importReadings.storeId, storeId), eq(importReadings.headerKey, headerKey));
}

/**
 * The store's last reading of a file with the same columns, if it differs from the recognised one.
 * It is ignored if the new file lacks its currency. Its exchange rate and its rate of VAT are not
 * reused.
 */
export async function findReading(
  reader: Reader,
  storeId: string,
  examined: InspectedFile,
): Promise<SavedReading | undefined> {
  const headerKey = keyOf(examined.mapping);
  const [row] = await reader.select().from(importReadings).where(of(storeId, headerKey));
  if (!row) return undefined;
  const { targets } = row.reading;
  const options = withoutRates(row.reading.options);
  const { currencies } = examined;
  const hasCurrency =
    options.currency === null || currencies.length === 0 || currencies.includes(options.currency);
  const fits = targets.every((target) => target === null || isImportTarget(target));
  if (
    !fits ||
    !hasCurrency ||
    isSame({ targets, options: settledOptions(options, examined.findings) }, readingOf(examined))
  )
    return undefined;
  return { reading: { targets, options }, usedAt: row.usedAt };
}

/**
 * The exchange rate must be entered each time (contract, "Product import": no default). What a buyer
 * pays for prices before tax is asked for each file, too.
 */
function withoutRates(options: ImportReading['options']): ImportReading['options'] {
  return {
    ...options,
    exchangeRate: options.currency === 'MAD' ? 1 : null,
    vatRate: null,
  };
}

/** Saves a job's reading for the next file with the same columns. */
export async function saveReading(tx: Tx, job: ImportJobRow, now: Date): Promise<void> {
  const used = { reading: readingOf(job), usedAt: now };
  await tx
    .insert(importReadings)
    .values({ storeId: job.storeId, headerKey: keyOf(job.mapping), ...used })
    .onConflictDoUpdate({
      target: [importReadings.storeId, importReadings.headerKey],
      set: used,
    });
}

/** Deletes the saved reading of files with the job's columns. */
export async function deleteReading(tx: Tx, job: ImportJobRow): Promise<void> {
  await tx.delete(importReadings).where(of(job.storeId, keyOf(job.mapping)));
}

/** Deletes readings that have not been used since. */
export async function deleteUnusedReadings(reader: Reader, unusedSince: Date): Promise<void> {
  await reader.delete(importReadings).where(lt(importReadings.usedAt, unusedSince));
}

/** The reading of a file or job, without its samples. */
export function readingOf({
  mapping,
  options,
}: {
  readonly mapping: readonly { readonly target: string | null }[];
  readonly options: ImportReading['options'];
}): ImportReading {
  return {
    targets: mapping.map(({ target }) => target),
    options,
  };
}

/** A mapping with the targets of another reading. */
export function applyReading(
  mapping: ImportJobRow['mapping'],
  { targets }: ImportReading,
): ImportJobRow['mapping'] {
  return mapping.map((entry, at) => ({ ...entry, target: targets[at] ?? null }));
}

function isSame(one: ImportReading, other: ImportReading): boolean {
  return JSON.stringify(withSortedKeys(one)) === JSON.stringify(withSortedKeys(other));
}

/** PostgreSQL stores the keys of JSON in its own order. */
function withSortedKeys({ targets, options }: ImportReading) {
  return [
    targets,
    options.textLanguage,
    options.currency,
    options.exchangeRate,
    options.decimalMark,
    options.dateOrder,
    options.vatRate,
    options.saleEnd,
  ];
}
