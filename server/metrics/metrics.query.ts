import {
  and,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  sql,
} from 'drizzle-orm';
import { type MetricSums, NO_ORDER_STATUSES } from '#domain/metrics/metric-figures';
import type { DaySpan } from '#domain/metrics/metric-period';
import { addDays, casablancaInstant } from '#domain/time/casablanca-day';
import type { Reader } from '../context';
import { metricDays } from '../database/schema/metrics';
import { orders } from '../database/schema/orders';
import { refunds } from '../database/schema/payments';
import { payoutEntries } from '../database/schema/payouts';
import { products } from '../database/schema/products';
import { users } from '../database/schema/stores';

/** A sum of the span's rows. PostgreSQL returns big sums as text. */
function summed(column: Parameters<typeof sql>[1]) {
  return sql`coalesce(sum(${column}), 0)`.mapWith(Number);
}

const DAY_SUMS = {
  orders: summed(metricDays.orders),
  gmv: summed(metricDays.gmv),
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

function instantsOf({ from, to }: DaySpan) {
  return {
    begin: casablancaInstant(from),
    end: casablancaInstant(addDays(to, 1)),
  };
}

/** How many orders were placed in a span, without disapproved ones. */
export async function countOrders(reader: Reader, storeId: string, span: DaySpan): Promise<number> {
  const [row] = await reader
    .select({ orders: DAY_SUMS.orders })
    .from(metricDays)
    .where(within(storeId, span));
  return row?.orders ?? 0;
}

/** All sums that a span's figures are calculated from. */
export async function selectSums(
  reader: Reader,
  storeId: string,
  span: DaySpan,
): Promise<MetricSums> {
  const { begin, end } = instantsOf(span);
  const [days, given, charged] = await Promise.all([
    reader.select(DAY_SUMS).from(metricDays).where(within(storeId, span)),
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
  if (!days[0] || !given[0] || !charged[0]) throw new Error('A sum answers one row.');
  // A fee is a negative entry. `0 -` avoids minus zero.
  return { ...days[0], refunds: given[0].amount, fees: 0 - charged[0].amount };
}

/** How many clients ordered in a span, without disapproved orders. */
export async function countCustomers(
  reader: Reader,
  storeId: string,
  span: DaySpan,
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
