import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  notInArray,
  sql,
} from 'drizzle-orm';
import type { MetricSums, OrderSums } from '#domain/metrics/metric-figures';
import type { ComparedSpan, DaySpan } from '#domain/metrics/metric-period';
import { NO_ORDER_STATUSES } from '#domain/metrics/order-counts';
import { addDays, casablancaInstant, type IsoDay } from '#domain/time/casablanca-day';
import type { Reader } from '../context';
import { metricDays } from '../database/schema/metrics';
import { orders } from '../database/schema/orders';
import { refunds } from '../database/schema/payments';
import { payoutEntries } from '../database/schema/payouts';
import { products } from '../database/schema/products';
import { users } from '../database/schema/stores';
import { type InstantSpan, selectPartSums } from './order-sums';
import { selectTourSums } from './tour-sums.query';

/** A sum of the span's rows. PostgreSQL returns big sums as text. */
function summed(column: Parameters<typeof sql>[1]) {
  return sql`coalesce(sum(${column}), 0)`.mapWith(Number);
}

const DAY_SUMS = {
  orders: summed(metricDays.orders),
  gmv: summed(metricDays.gmv),
  cancelled: summed(metricDays.cancelled),
  cancelledTotal: summed(metricDays.cancelledTotal),
  returned: summed(metricDays.returned),
  returnedTotal: summed(metricDays.returnedTotal),
  sales: summed(metricDays.sales),
  revenue: summed(metricDays.revenue),
  shipping: summed(metricDays.shipping),
  commission: summed(metricDays.commission),
  pieces: summed(metricDays.pieces),
  cost: summed(metricDays.cost),
};

function within(storeId: string, { from, to }: DaySpan) {
  return and(eq(metricDays.storeId, storeId), gte(metricDays.day, from), lte(metricDays.day, to));
}

/** The instants of the days of a span, of the last one up to where it counts. */
export function instantsOf({ from, to, until }: ComparedSpan): InstantSpan {
  return { begin: casablancaInstant(from), end: until ?? casablancaInstant(addDays(to, 1)) };
}

/** The days of a span that count whole, none if they end before they begin, and the rest of it. */
export function extentOf({ from, to, until }: ComparedSpan): {
  readonly days: DaySpan;
  readonly rest: InstantSpan | null;
} {
  if (until === null) return { days: { from, to }, rest: null };
  return {
    days: { from, to: addDays(to, -1) },
    rest: { begin: casablancaInstant(to), end: until },
  };
}

/** Adds up sums of parts of a period. */
export function addSums(parts: readonly OrderSums[]): OrderSums {
  const sum = { ...NO_SUMS };
  for (const part of parts) for (const name of SUM_NAMES) sum[name] += part[name];
  return sum;
}

const SUM_NAMES = Object.keys(DAY_SUMS) as (keyof OrderSums)[];
const NO_SUMS = Object.fromEntries(SUM_NAMES.map((name) => [name, 0])) as Record<
  keyof OrderSums,
  number
>;

/** The sums of a span's orders, from stored days and from the orders of its rest. */
export async function selectOrderSums(
  reader: Reader,
  storeId: string,
  span: ComparedSpan,
): Promise<OrderSums> {
  const { days, rest } = extentOf(span);
  const [whole, parts] = await Promise.all([
    reader.select(DAY_SUMS).from(metricDays).where(within(storeId, days)),
    rest ? selectPartSums(reader, storeId, [rest.begin], rest.end) : new Map<number, OrderSums>(),
  ]);
  return addSums([...whole, ...parts.values()]);
}

/**
 * The sums of the orders of each part of a span, at its position; parts without orders are left
 * out.
 * @param parts days in their order, without gaps
 */
export async function selectDaySums(
  reader: Reader,
  storeId: string,
  parts: readonly DaySpan[],
): Promise<ReadonlyMap<number, OrderSums>> {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return new Map();
  const begins = sql.param(parts.map(({ from }) => from));
  const place = sql`width_bucket(${metricDays.day}, ${begins}::date[])`.mapWith(Number);
  const rows = await reader
    .select({ place: place.as('place'), ...DAY_SUMS })
    .from(metricDays)
    .where(within(storeId, { from: first.from, to: last.to }))
    .groupBy(sql`1`);
  return new Map(rows.map(({ place: at, ...sums }) => [at - 1, sums]));
}

/** How many orders were placed in a span, without disapproved ones. */
export async function countOrders(reader: Reader, storeId: string, span: DaySpan): Promise<number> {
  const [row] = await reader
    .select({ orders: DAY_SUMS.orders })
    .from(metricDays)
    .where(within(storeId, span));
  return row?.orders ?? 0;
}

/** The day of the store's first counted order; null without any. */
export async function selectFirstDay(reader: Reader, storeId: string): Promise<IsoDay | null> {
  const [row] = await reader
    .select({ day: min(metricDays.day) })
    .from(metricDays)
    .where(and(eq(metricDays.storeId, storeId), gt(metricDays.orders, 0)));
  return row?.day ?? null;
}

/** All sums that a span's figures are calculated from. */
export async function selectSums(
  reader: Reader,
  storeId: string,
  span: ComparedSpan,
): Promise<MetricSums> {
  const { begin, end } = instantsOf(span);
  const [sums, tours, given, charged] = await Promise.all([
    selectOrderSums(reader, storeId, span),
    selectTourSums(reader, storeId, { begin, end }),
    reader
      .select({ amount: summed(refunds.amount) })
      .from(refunds)
      .where(
        and(
          eq(refunds.storeId, storeId),
          gte(refunds.createdAt, begin),
          lt(refunds.createdAt, end),
        ),
      ),
    reader
      .select({ amount: summed(payoutEntries.amount) })
      .from(payoutEntries)
      .where(
        and(
          eq(payoutEntries.storeId, storeId),
          eq(payoutEntries.kind, sql`'fee'`),
          gte(payoutEntries.occurredAt, begin),
          lt(payoutEntries.occurredAt, end),
        ),
      ),
  ]);
  if (!given[0] || !charged[0]) throw new Error('A sum answers one row.');
  // A fee is a negative entry. `0 -` avoids minus zero.
  return { ...sums, ...tours, refunds: given[0].amount, fees: 0 - charged[0].amount };
}

/** How many clients ordered in a span, without disapproved orders. */
export async function countCustomers(
  reader: Reader,
  storeId: string,
  span: ComparedSpan,
): Promise<number> {
  const { begin, end } = instantsOf(span);
  // Made distinct before counting: `count(distinct …)` sorts in PostgreSQL, which takes twice as
  // long.
  const customers = reader
    .selectDistinct({ id: orders.clientId })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        gte(orders.orderDate, begin),
        lt(orders.orderDate, end),
        notInArray(orders.status, [...NO_ORDER_STATUSES]),
      ),
    )
    .as('customers');
  const [row] = await reader.select({ count: count() }).from(customers);
  return row?.count ?? 0;
}

/** The columns of a product in a ranking. */
export const PRODUCT_CARD = {
  id: products.id,
  code: products.code,
  name: products.name,
  nameEn: products.nameEn,
  nameAr: products.nameAr,
  coverUrl: products.coverUrl,
};

/** The products added last, without archived ones. */
export function selectLatestProducts(reader: Reader, storeId: string, limit: number) {
  return reader
    .select({
      ...PRODUCT_CARD,
      status: products.status,
      inventoryType: products.inventoryType,
      stockPolicies: products.stockPolicies,
      priceMin: products.priceMin,
      createdAt: products.createdAt,
    })
    .from(products)
    .where(and(eq(products.storeId, storeId), isNull(products.archivedAt)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(limit);
}

const SALES_SUMS = { sales: DAY_SUMS.sales, revenue: DAY_SUMS.revenue };

/** Sales by the client's gender; null where it is unknown. */
export function selectByGender(reader: Reader, storeId: string, span: DaySpan) {
  return reader
    .select({ gender: metricDays.gender, ...SALES_SUMS })
    .from(metricDays)
    .where(within(storeId, span))
    .groupBy(metricDays.gender);
}

/** Staff by the revenue of the orders they accepted. */
export function selectSalesmen(reader: Reader, storeId: string, span: DaySpan, limit: number) {
  return reader
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      ...SALES_SUMS,
    })
    .from(metricDays)
    .innerJoin(users, eq(users.id, metricDays.acceptedBy))
    .where(and(within(storeId, span), isNotNull(metricDays.acceptedBy)))
    .groupBy(users.id, users.firstName, users.lastName)
    .having(sql`sum(${metricDays.sales}) > 0`)
    .orderBy(sql`sum(${metricDays.revenue}) desc`, users.id)
    .limit(limit);
}

/** Sales by the first characters of the day: seven for months, four for years. */
export function selectSeries(reader: Reader, storeId: string, span: DaySpan, letters: 4 | 7) {
  const part = sql<string>`left(${metricDays.day}::text, ${sql.raw(String(letters))})`;
  return reader
    .select({
      part,
      orders: DAY_SUMS.orders,
      gmv: DAY_SUMS.gmv,
      sales: DAY_SUMS.sales,
      revenue: DAY_SUMS.revenue,
      productsSold: DAY_SUMS.pieces,
    })
    .from(metricDays)
    .where(within(storeId, span))
    .groupBy(part)
    .orderBy(part);
}
