import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  like,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import { searchWords } from '#domain/text/search-fold';
import { addDays, casablancaInstant } from '#domain/time/casablanca-day';

/** Columns that a list of requests (returns, cancellations) is narrowed and sorted by. */
export interface RequestColumns {
  readonly id: AnyColumn;
  readonly storeId: AnyColumn;
  readonly status: AnyColumn;
  readonly number: AnyColumn;
  readonly createdAt: AnyColumn;
  readonly deadlineAt: AnyColumn;
  readonly searchText: AnyColumn;
}

/** Filters and order of such a list, as the contract has them. */
export interface RequestListQuery {
  readonly q?: string;
  readonly status?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly sort: 'deadline' | '-deadline' | 'createdAt' | '-createdAt' | 'number' | '-number';
  readonly page: number;
  readonly pageSize: number;
}

/** Everything the list is narrowed by, the status apart. Folded words hold no wildcards. */
export const narrowedRequests = (
  columns: RequestColumns,
  storeId: string,
  query: RequestListQuery,
): SQL | undefined =>
  and(
    eq(columns.storeId, storeId),
    ...searchWords(query.q ?? '').map((word) => like(columns.searchText, `%${word}%`)),
    query.from ? gte(columns.createdAt, casablancaInstant(query.from)) : undefined,
    query.to ? lt(columns.createdAt, casablancaInstant(addDays(query.to, 1))) : undefined,
  );

/** Keeps the chosen statuses; all of them when none is chosen. */
export const ofStatuses = (
  columns: RequestColumns,
  { status }: RequestListQuery,
): SQL | undefined =>
  status && status.length > 0 ? inArray(columns.status, [...status]) : undefined;

/** The list's order; what has no deadline comes last either way, the newest first. */
export const requestOrder = (
  { id, number, createdAt, deadlineAt }: RequestColumns,
  sort: RequestListQuery['sort'],
): SQL[] => {
  const newestFirst = [desc(createdAt), desc(id)];
  const orders: Record<RequestListQuery['sort'], SQL[]> = {
    deadline: [asc(deadlineAt), ...newestFirst],
    '-deadline': [sql`${deadlineAt} desc nulls last`, ...newestFirst],
    createdAt: [asc(createdAt), asc(id)],
    '-createdAt': newestFirst,
    number: [asc(number)],
    '-number': [desc(number)],
  };
  return orders[sort];
};

/** Counts for every status, those without a record too. */
export const countsOf = <Status extends string>(
  statuses: readonly Status[],
  rows: readonly { status: Status; count: number }[],
): Record<Status, number> => {
  const found = new Map(rows.map((row) => [row.status, row.count]));
  // Object.fromEntries forgets the keys' type; they are exactly `statuses`.
  return Object.fromEntries(statuses.map((status) => [status, found.get(status) ?? 0])) as Record<
    Status,
    number
  >;
};

/** How many records the query keeps, from the counts of all statuses. */
export const totalOfCounts = <Status extends string>(
  counts: Record<Status, number>,
  chosen: readonly Status[] | undefined,
): number => {
  const statuses = new Set<string>(chosen && chosen.length > 0 ? chosen : Object.keys(counts));
  return Object.entries<number>(counts).reduce(
    (total, [status, count]) => total + (statuses.has(status) ? count : 0),
    0,
  );
};
