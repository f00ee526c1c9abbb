import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import { INVOICE_STATUSES } from '#domain/invoices/invoice-lifecycle';
import { searchWords } from '#domain/text/search-fold';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { InvoiceTotal } from '#openapi/types.generated';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { emptyLast, inStatuses, matchingWords, withinDays } from '../database/list-filters';
import { readIds } from '../database/list-ids';
import { invoices } from '../database/schema/invoices';
import { readTallies } from '../database/tallies';

/** Filters, order and page of the list, as in the contract. */
export type InvoiceListQuery = Operations['listInvoices']['query'];

const SORTS: Record<InvoiceListQuery['sort'], SQL[]> = {
  issueDate: [asc(invoices.datedAt), asc(invoices.id)],
  '-issueDate': [desc(invoices.datedAt), desc(invoices.id)],
  total: [asc(invoices.total), asc(invoices.id)],
  '-total': [desc(invoices.total), desc(invoices.id)],
  dueDate: [emptyLast(invoices.dueDate, false), asc(invoices.id)],
  '-dueDate': [emptyLast(invoices.dueDate, true), desc(invoices.id)],
};

/** Due before today, whether or not the hourly job has marked it yet. */
function isOverdue(now: Date): SQL | undefined {
  return and(
    eq(invoices.type, 'invoice'),
    or(
      eq(invoices.status, 'overdue'),
      and(
        inArray(invoices.status, ['issued', 'partially_paid']),
        lt(invoices.dueDate, casablancaDay(now)),
      ),
    ),
  );
}

function overdueFilter(overdue: boolean | undefined, now: Date): SQL | undefined {
  const condition = overdue === undefined ? undefined : isOverdue(now);
  if (!condition) return undefined;
  // A draft's due date may be unknown, which is not overdue.
  return overdue ? condition : not(sql`coalesce(${condition}, false)`);
}

/** All filters of the list except the status. */
export function invoiceFilterCondition(
  storeId: string,
  query: Omit<InvoiceListQuery, 'sort' | 'page' | 'pageSize'>,
  now: Date,
): SQL | undefined {
  return and(
    eq(invoices.storeId, storeId),
    isNull(invoices.archivedAt),
    matchingWords(invoices.searchText, query.q),
    query.type ? eq(invoices.type, query.type) : undefined,
    withinDays(invoices.datedAt, query.from, query.to),
    overdueFilter(query.overdue, now),
  );
}

/** Whether a filter is set that the tallies do not group by. Overdue invoices depend on the day. */
function hasFilters({ q, from, to, overdue }: InvoiceListQuery): boolean {
  return [from, to, overdue, searchWords(q ?? '')[0]].some((filter) => filter !== undefined);
}

async function selectSums(reader: Reader, where: SQL | undefined): Promise<InvoiceTotal[]> {
  const rows = await reader
    .select({
      type: invoices.type,
      status: invoices.status,
      count: count(),
      total: sum(invoices.total).mapWith(Number),
      amountDue: sum(invoices.amountDue).mapWith(Number),
    })
    .from(invoices)
    .where(where)
    .groupBy(invoices.type, invoices.status);
  return rows;
}

/** The same sums of all invoices, from the tallies that the triggers on `invoices` maintain. */
async function unfilteredSums(
  reader: Reader,
  storeId: string,
  type: InvoiceListQuery['type'],
): Promise<InvoiceTotal[]> {
  return (await readTallies(reader, 'invoices', storeId))
    .filter(({ facets }) => !facets.isArchived && (!type || facets.type === type))
    .map(({ facets: { type, status }, count, amount, part }) => ({
      type,
      status,
      count,
      total: amount,
      amountDue: part,
    }));
}

function sortSums(one: InvoiceTotal, other: InvoiceTotal): number {
  return (
    one.type.localeCompare(other.type) ||
    INVOICE_STATUSES.indexOf(one.status) - INVOICE_STATUSES.indexOf(other.status)
  );
}

/**
 * Counts and sums by type and status, in this order, under all filters except the status. Centimes.
 */
export async function sumInvoices(
  reader: Reader,
  storeId: string,
  query: InvoiceListQuery,
  now: Date,
): Promise<InvoiceTotal[]> {
  const sums = hasFilters(query)
    ? await selectSums(reader, invoiceFilterCondition(storeId, query, now))
    : await unfilteredSums(reader, storeId, query.type);
  return sums.sort(sortSums);
}

/** One page of invoices. */
export function selectInvoicePage(
  reader: Reader,
  storeId: string,
  query: InvoiceListQuery,
  now: Date,
) {
  return reader
    .select()
    .from(invoices)
    .where(
      and(invoiceFilterCondition(storeId, query, now), inStatuses(invoices.status, query.status)),
    )
    .orderBy(...SORTS[query.sort])
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

/** The id of every invoice of the list, on all its pages, in the list's order. */
export function readInvoiceIds(
  reader: Reader,
  storeId: string,
  query: Omit<InvoiceListQuery, 'page' | 'pageSize'>,
  now: Date,
): Promise<string[]> {
  const found = reader
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(invoiceFilterCondition(storeId, query, now), inStatuses(invoices.status, query.status)),
    )
    .orderBy(...SORTS[query.sort]);
  return readIds(reader, found);
}
