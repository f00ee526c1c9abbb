import { type AnyColumn, and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { emptyLast, matchingWordsAndPhones, withinDays } from '../database/list-filters';

/** Columns that filter and sort a list of requests (returns, cancellations). */
export interface AfterSalesColumns {
  readonly id: AnyColumn;
  readonly storeId: AnyColumn;
  readonly number: AnyColumn;
  readonly createdAt: AnyColumn;
  readonly deadlineAt: AnyColumn;
  readonly searchText: AnyColumn;
}

/** Filters and order of such a list, as in the contract. */
export interface AfterSalesListQuery {
  readonly q?: string;
  readonly from?: string;
  readonly to?: string;
  readonly sort: 'deadline' | '-deadline' | 'createdAt' | '-createdAt' | 'number' | '-number';
  readonly page: number;
  readonly pageSize: number;
}

/** All filters of the list except the status. */
export function afterSalesFilterCondition(
  columns: AfterSalesColumns,
  storeId: string,
  query: AfterSalesListQuery,
): SQL | undefined {
  return and(
    eq(columns.storeId, storeId),
    matchingWordsAndPhones(columns.searchText, query.q),
    withinDays(columns.createdAt, query.from, query.to),
  );
}

/** The list's order. Requests without a deadline are last in either direction, the newest first. */
export function afterSalesSort(
  { id, number, createdAt, deadlineAt }: AfterSalesColumns,
  sort: AfterSalesListQuery['sort'],
): SQL[] {
  const newestFirst = [desc(createdAt), desc(id)];
  const orders: Record<AfterSalesListQuery['sort'], SQL[]> = {
    deadline: [emptyLast(deadlineAt, false), ...newestFirst],
    '-deadline': [emptyLast(deadlineAt, true), ...newestFirst],
    createdAt: [asc(createdAt), asc(id)],
    '-createdAt': newestFirst,
    number: [asc(number)],
    '-number': [desc(number)],
  };
  return orders[sort];
}
