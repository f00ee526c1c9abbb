import { and, count, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import { NO_SALE_STATUSES } from '#domain/metrics/metric-figures';
import { addDays, casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import type { Reader } from '../context';
import type { ProductSales } from '../contract.generated';
import { orderItems, orders } from '../database/schema/orders';

const DAYS = 30;

/** Remaining pieces of an item. */
const REMAINING_QUANTITY = sql`(${orderItems.quantity} - ${orderItems.quantityCancelled} - ${orderItems.quantityReturned})`;

/** The days; their indexes are those of {@link selectDays}. */
function daysUntil(now: Date): string[] {
  const today = casablancaDay(now);
  return Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS + 1));
}

function selectDays(reader: Reader, productId: string, days: readonly string[]) {
  const starts = days.map((day) => casablancaInstant(day));
  const end = casablancaInstant(addDays(days.at(-1) ?? '', 1));
  const begins = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  // Days are calculated here: PostgreSQL's time zones lack Casablanca's current offset.
  const place = sql<number>`width_bucket(${orders.orderDate}, array[${begins}])`;
  return reader
    .select({
      place: place.as('place'),
      pieces: sql<number>`coalesce(sum(${REMAINING_QUANTITY}), 0)`.mapWith(Number),
      revenue:
        sql<number>`coalesce(sum(${REMAINING_QUANTITY} * ${orderItems.unitPrice}::bigint), 0)`.mapWith(
          Number,
        ),
      ordersCount: count(sql`distinct ${orders.id}`),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orderItems.productId, productId),
        gte(orders.orderDate, starts[0] ?? end),
        lt(orders.orderDate, end),
        notInArray(orders.status, [...NO_SALE_STATUSES]),
      ),
    )
    .groupBy(sql`1`);
}

/**
 * A product's sales in the thirty days of Casablanca that end with today; amounts in centimes. The
 * caller has checked that the product belongs to the store.
 */
export async function selectProductSales(
  reader: Reader,
  productId: string,
  now: Date,
): Promise<ProductSales> {
  const days = daysUntil(now);
  const rows = new Map(
    (await selectDays(reader, productId, days)).map((row) => [row.place, row] as const),
  );
  const sold = days.map((day, at) => {
    const { pieces = 0, revenue = 0, ordersCount = 0 } = rows.get(at + 1) ?? {};
    return { day, pieces, revenue, ordersCount };
  });
  const sum = (pick: (day: (typeof sold)[number]) => number): number =>
    sold.reduce((total, day) => total + pick(day), 0);
  return {
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    // An order has one date, so it is counted on one day only.
    ordersCount: sum((day) => day.ordersCount),
    pieces: sum((day) => day.pieces),
    revenue: sum((day) => day.revenue),
    days: sold.map(({ day, pieces, revenue }) => ({ day, pieces, revenue })),
  };
}
