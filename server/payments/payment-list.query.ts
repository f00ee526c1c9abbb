import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { searchWords } from '#domain/text/search-fold';
import type { PaymentTotal } from '#openapi/types.generated';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { groupBy } from '../database/group-by';
import { inStatuses, matchingWords, withinDays } from '../database/list-filters';
import { clients, orders } from '../database/schema/orders';
import { payments, refunds } from '../database/schema/payments';
import { readTallies } from '../database/tallies';
import {
  type BookingPaymentRow,
  readBookingPayments,
  selectBookingKeys,
  sumBookingPayments,
} from './booking-payments.query';

/** Filters, order and page of the list, as in the contract. */
export type PaymentListQuery = Operations['listPayments']['query'];

/** Columns of the keys of orders' and bookings' payments, which PostgreSQL merges. */
const SORTS: Record<PaymentListQuery['sort'], SQL> = {
  createdAt: sql`created_at, id`,
  '-createdAt': sql`created_at desc, id desc`,
  amount: sql`amount, id`,
  '-amount': sql`amount desc, id desc`,
};

/** All filters of the seller except the status. */
function filterCondition(storeId: string, query: PaymentListQuery): SQL | undefined {
  return and(
    eq(payments.storeId, storeId),
    matchingWords(payments.searchText, query.q),
    // Guests of tours pay on the spot, clients of orders never.
    query.method ? sql`${payments.method} = ${query.method}` : undefined,
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

/** The sums of orders and bookings with those of one method and status added up. */
function addedUp(sums: readonly PaymentTotal[]): PaymentTotal[] {
  const groups = groupBy(sums, ({ method, status }) => `${method} ${status}`);
  return [...groups.values()].map((group) =>
    group.reduce((all, one) => ({
      method: all.method,
      status: all.status,
      count: all.count + one.count,
      amount: all.amount + one.amount,
      refundedTotal: all.refundedTotal + one.refundedTotal,
    })),
  );
}

/**
 * Numbers and sums by method and status, in this order, with all filters but the status. Centimes.
 */
export async function sumPayments(reader: Reader, storeId: string, query: PaymentListQuery) {
  const [ofOrders, ofBookings] = await Promise.all([
    hasFilters(query)
      ? selectSums(reader, storeId, query)
      : unfilteredSums(reader, storeId, query.method),
    sumBookingPayments(reader, storeId, query),
  ]);
  return addedUp([...ofOrders, ...ofBookings]).sort(sortSums);
}

const rowColumns = { payment: payments, orderNumber: orders.number, client: clients };

/**
 * The ids of one page, of orders' and bookings' payments in one order. Each of the two lists is read
 * in this order by its index, up to the end of the page.
 */
async function selectPageIds(reader: Reader, storeId: string, query: PaymentListQuery) {
  const { id, createdAt, amount } = payments;
  const order = SORTS[query.sort];
  const offset = (query.page - 1) * query.pageSize;
  const until = offset + query.pageSize;
  const ofOrders = reader
    .select({ id, createdAt, amount })
    .from(payments)
    .where(and(filterCondition(storeId, query), inStatuses(payments.status, query.status)))
    .orderBy(order)
    .limit(until);
  const ofBookings = selectBookingKeys(reader, storeId, query).orderBy(order).limit(until);
  const rows = await unionAll(ofOrders, ofBookings)
    .orderBy(order)
    .limit(query.pageSize)
    .offset(offset);
  return rows.map((row) => row.id);
}

function readOrderPayments(reader: Reader, ids: readonly string[]) {
  return reader
    .select(rowColumns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(inArray(payments.id, [...ids]));
}

/** A payment of an order, with its number and its client. */
export type OrderPaymentRow = Awaited<ReturnType<typeof readOrderPayments>>[number];

/** One page of payments: of orders with their clients, of bookings with their tours. */
export async function selectPaymentPage(
  reader: Reader,
  storeId: string,
  query: PaymentListQuery,
): Promise<(OrderPaymentRow | BookingPaymentRow)[]> {
  const ids = await selectPageIds(reader, storeId, query);
  const [ofOrders, ofBookings] = await Promise.all([
    readOrderPayments(reader, ids),
    readBookingPayments(reader, ids),
  ]);
  const rows = new Map<string, OrderPaymentRow | BookingPaymentRow>([
    ...ofOrders.map((row) => [row.payment.id, row] as const),
    ...ofBookings.map((row) => [row.booking.id, row] as const),
  ]);
  return ids.flatMap((id) => rows.get(id) ?? []);
}

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
