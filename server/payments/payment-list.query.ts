import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { matchingWords, ofStatuses, onDays } from '../database/list-filters';
import { clients, orders } from '../database/schema/orders';
import { payments, refunds } from '../database/schema/payments';

/** Filters, order and page of the list, as the contract has them. */
export type PaymentListQuery = Operations['listPayments']['query'];

const SORTS: Record<PaymentListQuery['sort'], SQL[]> = {
  createdAt: [asc(payments.createdAt), asc(payments.id)],
  '-createdAt': [desc(payments.createdAt), desc(payments.id)],
  amount: [asc(payments.amount), asc(payments.id)],
  '-amount': [desc(payments.amount), desc(payments.id)],
};

/** Everything the seller narrowed the list by, the status apart. */
const narrowed = (storeId: string, query: PaymentListQuery): SQL | undefined =>
  and(
    eq(payments.storeId, storeId),
    matchingWords(payments.searchText, query.q),
    query.method ? eq(payments.method, query.method) : undefined,
    onDays(payments.createdAt, query.from, query.to),
  );

/** Numbers and sums by method and status, under all filters but the status. Centimes. */
export const sumPayments = async (reader: Reader, storeId: string, query: PaymentListQuery) => {
  const rows = await reader
    .select({
      method: payments.method,
      status: payments.status,
      count: count(),
      amount: sql<string>`sum(${payments.amount})`,
      refundedTotal: sql<string>`sum(${payments.refundedTotal})`,
    })
    .from(payments)
    .where(narrowed(storeId, query))
    .groupBy(payments.method, payments.status)
    .orderBy(asc(payments.method), asc(payments.status));
  // PostgreSQL sums integers into bigints, which arrive as text; centimes stay far below 2^53.
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount),
    refundedTotal: Number(row.refundedTotal),
  }));
};

const rowColumns = { payment: payments, orderNumber: orders.number, client: clients };

/** One page of payments with number and client of their orders. */
export const selectPaymentPage = (reader: Reader, storeId: string, query: PaymentListQuery) =>
  reader
    .select(rowColumns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(and(narrowed(storeId, query), ofStatuses(payments.status, query.status)))
    .orderBy(...SORTS[query.sort])
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);

/** A row of {@link selectPaymentPage}. */
export type PaymentPageRow = Awaited<ReturnType<typeof selectPaymentPage>>[number];

/** One payment with what was given back of it; undefined when unknown to this store. */
export const findPayment = async (reader: Reader, storeId: string, paymentId: string) => {
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
};
