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
} from 'drizzle-orm';
import { INVOICE_STATUSES, type InvoiceStatus } from '#domain/invoices/invoice-lifecycle';
import { searchWords } from '#domain/text/search-fold';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { countsOf, matchingWords, ofStatuses, onDays } from '../database/list-filters';
import { invoices } from '../database/schema/invoices';
import { readTallies } from '../database/tallies';

/** Filters, order and page of the list, as the contract has them. */
export type InvoiceListQuery = Operations['listInvoices']['query'];

const SORTS: Record<InvoiceListQuery['sort'], SQL[]> = {
  issueDate: [asc(invoices.datedAt), asc(invoices.id)],
  '-issueDate': [desc(invoices.datedAt), desc(invoices.id)],
  total: [asc(invoices.total), asc(invoices.id)],
  '-total': [desc(invoices.total), desc(invoices.id)],
  dueDate: [asc(invoices.dueDate), asc(invoices.id)],
  '-dueDate': [sql`${invoices.dueDate} desc nulls last`, desc(invoices.id)],
};

/** Due since before today, whether or not the hourly round has marked it yet. */
const isOverdue = (now: Date): SQL | undefined =>
  and(
    eq(invoices.type, 'invoice'),
    or(
      eq(invoices.status, 'overdue'),
      and(
        inArray(invoices.status, ['issued', 'partially_paid']),
        lt(invoices.dueDate, casablancaDay(now)),
      ),
    ),
  );

const overdueFilter = (overdue: boolean | undefined, now: Date): SQL | undefined => {
  const condition = overdue === undefined ? undefined : isOverdue(now);
  if (!condition) return undefined;
  // A draft's due date may be unknown, which is not overdue.
  return overdue ? condition : not(sql`coalesce(${condition}, false)`);
};

/** Everything the seller narrowed the list by, the status apart. */
export const narrowedInvoices = (
  storeId: string,
  query: Omit<InvoiceListQuery, 'sort' | 'page' | 'pageSize'>,
  now: Date,
): SQL | undefined =>
  and(
    eq(invoices.storeId, storeId),
    isNull(invoices.archivedAt),
    matchingWords(invoices.searchText, query.q),
    query.type ? eq(invoices.type, query.type) : undefined,
    onDays(invoices.datedAt, query.from, query.to),
    overdueFilter(query.overdue, now),
  );

/** Whether anything narrows the list that invoices are not tallied by. What is overdue follows from the day. */
const isNarrowed = ({ q, from, to, overdue }: InvoiceListQuery): boolean =>
  [from, to, overdue, searchWords(q ?? '')[0]].some((filter) => filter !== undefined);

const selectCounts = (reader: Reader, where: SQL | undefined) =>
  reader
    .select({ status: invoices.status, count: count() })
    .from(invoices)
    .where(where)
    .groupBy(invoices.status);

/** Counts of all invoices, from what the triggers on `invoices` keep. */
const wholeCounts = async (reader: Reader, storeId: string, type: InvoiceListQuery['type']) =>
  (await readTallies(reader, 'invoices', storeId))
    .filter(({ facets }) => !facets.isArchived && (!type || facets.type === type))
    .map(({ facets, count }) => ({ status: facets.status, count }));

/** How many invoices stand in each status, under all filters but the status. */
export const countInvoicesByStatus = async (
  reader: Reader,
  storeId: string,
  query: InvoiceListQuery,
  now: Date,
): Promise<Record<InvoiceStatus, number>> => {
  const rows = isNarrowed(query)
    ? await selectCounts(reader, narrowedInvoices(storeId, query, now))
    : await wholeCounts(reader, storeId, query.type);
  return countsOf(INVOICE_STATUSES, rows);
};

/** One page of invoices. */
export const selectInvoicePage = (
  reader: Reader,
  storeId: string,
  query: InvoiceListQuery,
  now: Date,
) =>
  reader
    .select()
    .from(invoices)
    .where(and(narrowedInvoices(storeId, query, now), ofStatuses(invoices.status, query.status)))
    .orderBy(...SORTS[query.sort])
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
