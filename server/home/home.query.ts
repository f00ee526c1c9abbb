import { and, count, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { FIRST_ANSWER_TARGET_MS } from '#domain/conversations/first-answer';
import { SHORT_STOCK } from '#domain/products/product-lifecycle';
import type { HealthMeasure, HealthTallies, HealthTally } from '#domain/stores/store-health';
import { casablancaInstant, type IsoDay } from '#domain/time/casablanca-day';
import type { Today } from '#openapi/types.generated';
import type { Reader } from '../context';
import { cancellations } from '../database/schema/cancellations';
import { conversations } from '../database/schema/conversations';
import { orders } from '../database/schema/orders';
import { products } from '../database/schema/products';
import { returns } from '../database/schema/returns';
import { readTallies } from '../database/tallies';
import { isRefused } from '../products/product-conditions';

/** The earliest value of a column that is not in the past. */
function earliestAfter(column: typeof orders.deadlineAt | typeof returns.deadlineAt, now: Date) {
  return sql<Date | null>`min(${column}) filter (where ${gte(column, now)})`.mapWith(
    (at: string) => new Date(at),
  );
}

/** By status: the number of orders with a passed deadline, and the next deadline. */
export function selectDeadlines(reader: Reader, storeId: string, now: Date) {
  return reader
    .select({
      status: orders.status,
      first: earliestAfter(orders.deadlineAt, now),
      late: sql`count(*) filter (where ${lt(orders.deadlineAt, now)})`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        isNull(orders.archivedAt),
        // Excludes orders without a deadline, which are at the end of the index.
        gte(orders.deadlineAt, new Date(0)),
      ),
    )
    .groupBy(orders.status);
}

/** The number of returns that wait for an answer, and their next deadline. */
export async function selectReturnsToAnswer(reader: Reader, storeId: string, now: Date) {
  const [row] = await reader
    .select({ count: sql`count(*)`.mapWith(Number), first: earliestAfter(returns.deadlineAt, now) })
    .from(returns)
    .where(and(eq(returns.storeId, storeId), eq(returns.status, 'requested')));
  return row ?? { count: 0, first: null };
}

/** Products that the marketplace refused, without archived ones, as in their list. */
export function countRefusedProducts(reader: Reader, storeId: string): Promise<number> {
  return reader.$count(
    products,
    and(eq(products.storeId, storeId), isRefused(), isNull(products.archivedAt)),
  );
}

/** Published products whose stock is low or out, without archived ones, as in their list. */
export async function countLowStock(
  reader: Reader,
  storeId: string,
): Promise<Today['work']['lowStock']> {
  const isOut = sql`${products.inventoryType} = 'out_of_stock'`;
  const [counted] = await reader
    .select({ count: count(), outOfStock: sql<number>`(count(*) filter (where ${isOut}))::int` })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        isNull(products.archivedAt),
        eq(products.status, 'published'),
        inArray(products.inventoryType, [...SHORT_STOCK]),
      ),
    );
  return counted ?? { count: 0, outOfStock: 0 };
}

/** How many records the groups of a store count together, including archived ones. */
export function countEverCreated(groups: readonly { readonly count: number }[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** Orders that wait to be accepted, without archived ones, as their list counts them. */
export async function countToAccept(reader: Reader, storeId: string): Promise<number> {
  const groups = await readTallies(reader, 'orders', storeId);
  return groups
    .filter(({ facets }) => facets.status === 'pending' && !facets.isArchived)
    .reduce((sum, { count }) => sum + count, 0);
}

const REQUEST_TABLES = { returns, cancellations } as const;

/** Clients' requests that the store has not answered. */
export function countOpenRequests(
  reader: Reader,
  kind: keyof typeof REQUEST_TABLES,
  storeId: string,
): Promise<number> {
  const table = REQUEST_TABLES[kind];
  return reader.$count(table, and(eq(table.storeId, storeId), eq(table.status, 'requested')));
}

/** The measures that orders determine. */
type OrderMeasure = Exclude<HealthMeasure, 'answeredInTime'>;

type TallyColumns = Record<`${OrderMeasure}${'Part' | 'Of'}`, number>;

/**
 * Parts and totals of the health measures of orders, for those placed since a day. Reads the
 * span's orders once. Returns and cancellations are collected once for the whole span; the time of
 * the handover is read per order, because only the order's history contains it.
 */
export async function selectOrderTallies(
  reader: Reader,
  storeId: string,
  from: IsoDay,
  now: Date,
): Promise<Pick<HealthTallies, OrderMeasure>> {
  const begin = casablancaInstant(from).toISOString();
  const { rows } = await reader.execute<TallyColumns>(sql`
    with placed as (
      select o.id, o.status, o.accept_by, o.accepted_at, o.ship_by, o.delivered_at, handed.at as handed_at,
             o.accepted_at is null and o.status = 'cancelled' and exists (
               select 1 from order_history h where h.order_id = o.id and h.action = 'expire') as has_expired
        from orders o
        left join lateral (
          select min(h.at) as at from order_history h
           where o.accepted_at is not null and h.order_id = o.id and h.action = 'handOver') handed on true
       where o.store_id = ${storeId} and o.order_date >= ${begin}::timestamptz),
    returned as (
      select distinct order_id from returns
       where store_id = ${storeId} and created_at >= ${begin}::timestamptz and status not in ('withdrawn', 'declined')),
    called_off as (
      select distinct order_id from cancellations
       where store_id = ${storeId} and created_at >= ${begin}::timestamptz
         and requested_by = 'staff' and status = 'accepted')
    select count(*) filter (where accepted_at <= accept_by)::integer as "acceptedInTimePart",
           count(*) filter (where accepted_at is not null or has_expired)::integer as "acceptedInTimeOf",
           count(*) filter (where handed_at <= ship_by)::integer as "shippedInTimePart",
           count(*) filter (where handed_at is not null
             or status in ('confirmed', 'processing', 'ready') and ship_by < ${now.toISOString()}::timestamptz
           )::integer as "shippedInTimeOf",
           count(*) filter (where status = 'rejected' or has_expired
             or status = 'cancelled' and called_off.order_id is not null)::integer as "cancelledPart",
           count(*) filter (where accepted_at is not null or status = 'rejected' or has_expired)::integer as "cancelledOf",
           count(*) filter (where delivered_at is not null and returned.order_id is not null)::integer as "returnedPart",
           count(*) filter (where delivered_at is not null)::integer as "returnedOf"
      from placed
      left join returned on returned.order_id = placed.id
      left join called_off on called_off.order_id = placed.id`);
  const [row] = rows;
  if (!row) throw new Error('An aggregate without groups answers one row.');
  const tally = (name: OrderMeasure) => ({ part: row[`${name}Part`], of: row[`${name}Of`] });
  return {
    acceptedInTime: tally('acceptedInTime'),
    shippedInTime: tally('shippedInTime'),
    cancelled: tally('cancelled'),
    returned: tally('returned'),
  };
}

/**
 * Of the conversations that began since a day, those whose first answer came in time, out of those
 * that were answered or whose time has passed. Deleted ones are left out: advertising is deleted, and
 * never answered.
 */
export async function selectAnswerTally(
  reader: Reader,
  storeId: string,
  from: IsoDay,
  now: Date,
): Promise<HealthTally> {
  const begin = casablancaInstant(from);
  const { createdAt, lastMessageAt, firstAnsweredAt, firstAnswerMs, answerDueAt, archivedAt } =
    conversations;
  const inTime = lte(firstAnswerMs, FIRST_ANSWER_TARGET_MS);
  const isDue = or(isNotNull(firstAnsweredAt), lt(answerDueAt, now));
  const [row] = await reader
    .select({
      part: sql`count(*) filter (where ${inTime})`.mapWith(Number),
      of: sql`count(*) filter (where ${isDue})`.mapWith(Number),
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.storeId, storeId),
        isNull(archivedAt),
        // No conversation is younger than its last message: the index has the time of that.
        gte(lastMessageAt, begin),
        gte(createdAt, begin),
      ),
    );
  return row ?? { part: 0, of: 0 };
}
