import {
  type AnyColumn,
  and,
  type GetColumnData,
  gte,
  inArray,
  like,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import { phoneSearchWords } from '#domain/contact/phone-search';
import { searchWords } from '#domain/text/search-fold';
import { addDays, casablancaInstant } from '#domain/time/casablanca-day';

/* Filters of lists. A filter that isn't given returns undefined, which `and` ignores. */

/** Every word of `q` occurs somewhere in the column, which contains folded text. */
export function matchingWords(column: AnyColumn, q: string | undefined): SQL | undefined {
  // Folded words contain letters and digits only, so none of them contains a wildcard.
  return and(...searchWords(q ?? '').map((word) => like(column, `%${word}%`)));
}

/** As {@link matchingWords}, in folded text with phone numbers, of which any form is found. */
export function matchingWordsAndPhones(column: AnyColumn, q: string | undefined): SQL | undefined {
  return and(...phoneSearchWords(q ?? '').map((word) => like(column, `%${word}%`)));
}

/** The column's instant is on one of Casablanca's days, the first and the last included (`2026-11-21`). */
export function withinDays(
  column: AnyColumn,
  from: string | undefined,
  to: string | undefined,
): SQL | undefined {
  return and(
    from ? gte(column, casablancaInstant(from)) : undefined,
    to ? lt(column, casablancaInstant(addDays(to, 1))) : undefined,
  );
}

/** The column has one of the chosen statuses, or any if none is chosen. */
export function inStatuses<Column extends AnyColumn>(
  column: Column,
  chosen: readonly GetColumnData<Column, 'raw'>[] | undefined,
): SQL | undefined {
  return chosen?.length ? inArray(column, [...chosen]) : undefined;
}

/**
 * The order of a column that may be empty: records without a value are last in both directions.
 * PostgreSQL would put them first in descending order. An index serves it with `desc().nullsLast()`.
 */
export function emptyLast(column: AnyColumn | SQL, isDescending: boolean): SQL {
  return isDescending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
}

/**
 * The number of records in each of `statuses`, 0 for statuses without a record; rows of one status
 * add up.
 */
export function countsByStatus<Status extends string>(
  statuses: readonly Status[],
  rows: readonly { readonly status: Status; readonly count: number }[],
): Record<Status, number> {
  const counts = new Map<Status, number>(statuses.map((status) => [status, 0]));
  for (const { status, count } of rows) counts.set(status, (counts.get(status) ?? 0) + count);
  // Object.fromEntries loses the keys' type; they are exactly `statuses`.
  return Object.fromEntries(counts) as Record<Status, number>;
}

/** The number of records in a list, from the counts of all statuses; of all when none is chosen. */
export function totalOfStatuses<Status extends string>(
  counts: Readonly<Record<Status, number>>,
  chosen: readonly Status[] | undefined,
): number {
  // The keys of a record of all statuses, or the chosen ones without duplicates.
  const statuses = chosen?.length ? new Set(chosen) : (Object.keys(counts) as Status[]);
  return [...statuses].reduce((total, status) => total + counts[status], 0);
}
