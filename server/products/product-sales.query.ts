import { eq, sql } from 'drizzle-orm';
import { addDays, casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import type { ProductSales } from '#openapi/types.generated';
import type { Reader } from '../context';
import { products } from '../database/schema/products';
import { instant } from '../metrics/order-sums';
import { soldItems } from '../metrics/sold-items';

const DAYS = 30;

/** The days; their indexes are those of {@link selectDays}. */
function daysUntil(now: Date): string[] {
  const today = casablancaDay(now);
  return Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS + 1));
}

interface DayRow extends Record<string, unknown> {
  readonly place: number;
  readonly pieces: string;
  readonly revenue: string;
  readonly ordersCount: string;
}

/** The product's pieces, its part of the orders' revenue, and its orders, by the position of the day. */
async function selectDays(reader: Reader, productId: string, days: readonly string[]) {
  const starts = days.map((day) => casablancaInstant(day));
  const [begin, end] = [starts[0], casablancaInstant(addDays(days.at(-1) ?? '', 1))];
  const [product] = await reader
    .select({ storeId: products.storeId })
    .from(products)
    .where(eq(products.id, productId));
  if (!product || !begin) return [];
  // Days are calculated here: PostgreSQL's time zones lack Casablanca's current offset.
  const begins = sql.join(starts.map(instant), sql`, `);
  const ofProduct = sql`orders.order_date >= ${instant(begin)} and orders.order_date < ${instant(end)}
    and orders.id in (select order_id from order_items where product_id = ${productId})`;
  const { rows } = await reader.execute<DayRow>(sql`
    select width_bucket(order_date, array[${begins}]) as place, sum(pieces) as pieces, sum(revenue) as revenue,
           count(distinct order_id) as "ordersCount"
      from ${soldItems(product.storeId, ofProduct)} sold
     where product_id = ${productId}
     group by 1`);
  return rows.map(({ place, pieces, revenue, ordersCount }) => ({
    place,
    pieces: Number(pieces),
    revenue: Number(revenue),
    ordersCount: Number(ordersCount),
  }));
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
