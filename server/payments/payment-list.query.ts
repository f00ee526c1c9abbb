import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { searchWords } from '#domain/text/search-fold';
import type { Reader } from '../context';
import type { Operations, PaymentTotal } from '../contract.generated';
import { inStatuses, matchingWords, withinDays } from '../database/list-filters';
import { clients, orders } from '../database/schema/orders';
import { payments, refunds } from '../database/schema/payments';
import { readTallies } from '../database/tallies';

/** Filters, order and page of the list, as in the contract. */
export type PaymentListQuery = Operations['listPayments']['query'];

const SORTS: Record<PaymentListQuery['sort'], SQL[]> = {
  createdAt: [asc(payments.createdAt), asc(payments.id)],
  '-createdAt': [desc(payments.createdAt), desc(payments.id)],
  amount: [asc(payments.amount), asc(payments.id)],
  '-amount': [desc(payments.amount), desc(payments.id)],
};

/** All filters of the seller except the status. */
function filterCondition(storeId: string, query: PaymentListQuery): SQL | undefined {
  return and(
    eq(payments.storeId, storeId),
    matchingWords(payments.searchText, query.q),
    query.method ? eq(payments.method, query.method) : undefined,
    withinDays(payments.createdAt, query.from, query.to),
  );
}

/** Whether a filter is set that the payment tallies do not cover. */
function hasFilters({ q, from, to }: PaymentListQuery): boolean {
  return [from, to, searchWords(q ?? '')[0]].some((filter) => filter !== undefined);
}

async function selectSums(
  reader: Reader,
  storeId: string,
  query: PaymentListQuery,
): Promise<PaymentTotal[]> {
  const rows = await reader
    .select({
      method: payments.method,
      status: payments.status,
      count: count(),
      amount: sql<string>`sum(${payments.amount})`,
      refundedTotal: sql<string>`sum(${payments.refundedTotal})`,
    })
    .from(payments)
    .where(filterCondition(storeId, query))
    .groupBy(payments.method, payments.status);
  // PostgreSQL sums integers into bigints, which it returns as text; centimes stay far below 2^53.
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount),
    refundedTotal: Number(row.refundedTotal),
  }));
}

/** The same sums of all payments, as maintained by the triggers on `payments`. */
async function unfilteredSums(
  reader: Reader,
  storeId: string,
  method: PaymentListQuery['method'],
): Promise<PaymentTotal[]> {
  return (await readTallies(reader, 'payments', storeId))
    .map(({ facets, part, ...sums }) => ({ ...facets, ...sums, refundedTotal: part }))
    .filter((sums) => !method || sums.method === method);
}

function sortSums(one: PaymentTotal, other: PaymentTotal): number {
  return one.method.localeCompare(other.method) || one.status.localeCompare(other.status);
}

/**
 * Numbers and sums by method and status, in this order, with all filters but the status. Centimes.
 */
export async function sumPayments(reader: Reader, storeId: string, query: PaymentListQuery) {
  const sums = hasFilters(query)
    ? await selectSums(reader, storeId, query)
    : await unfilteredSums(reader, storeId, query.method);
  return sums.sort(sortSums);
}

const rowColumns = { payment: payments, orderNumber: orders.number, client: clients };

/** One page of payments with the number and the client of each order. */
export function selectPaymentPage(reader: Reader, storeId: string, query: PaymentListQuery) {
  return reader
    .select(rowColumns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(and(filterCondition(storeId, query), inStatuses(payments.status, query.status)))
    .orderBy(...SORTS[query.sort])
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

/** A row of {@link selectPaymentPage}. */
export type PaymentPageRow = Awaited<ReturnType<typeof selectPaymentPage>>[number];

/** One payment with its refunds; undefined when unknown to this store. */
export async function findPayment(reader: Reader, storeId: string, paymentId: string) {
  const [row] = await reader
    .select(rowColumns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(and(eq(payments.id, paymentId), eq(payments.storeId, storeId)));
  if (!row) return undefined;
  const given = await reader
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return { ...row, refunds: given };
}
