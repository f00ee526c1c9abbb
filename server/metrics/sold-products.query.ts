import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ComparedSpan, DaySpan } from '#domain/metrics/metric-period';
import type { Db, Reader, Tx } from '../context';
import { metricProductDays } from '../database/schema/metrics';
import { products } from '../database/schema/products';
import { categories } from '../database/schema/reference';
import { extentOf, PRODUCT_CARD } from './metrics.query';
import { type InstantSpan, instant } from './order-sums';
import { soldItems } from './sold-items';
import { type SpanPart, splitSpan } from './span-parts';

/** The first and the last day on which a store sold anything. */
async function selectSoldDays(reader: Reader, storeId: string): Promise<DaySpan | undefined> {
  const [row] = await reader
    .select({
      from: sql<string | null>`min(${metricProductDays.day})`,
      to: sql<string | null>`max(${metricProductDays.day})`,
    })
    .from(metricProductDays)
    .where(eq(metricProductDays.storeId, storeId));
  return row?.from && row.to ? { from: row.from, to: row.to } : undefined;
}

/** Reads a span's sales in one snapshot: the days that have sums, and the sums themselves. */
function readSold<Answer>(
  db: Db,
  storeId: string,
  span: DaySpan,
  read: (tx: Tx, parts: readonly SpanPart[]) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(
    async (tx) => {
      // A hundred thousand products are summed in memory, not in temporary files.
      await tx.execute(sql`set local work_mem = '32MB'`);
      return read(tx, splitSpan(span, await selectSoldDays(tx, storeId)));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The rows of a part of a day, which stored days cannot tell apart. */
function rowsOfRest(storeId: string, { begin, end }: InstantSpan): SQL {
  const within = sql`orders.order_date >= ${instant(begin)} and orders.order_date < ${instant(end)}`;
  return sql`union all select product_id, pieces, revenue from ${soldItems(storeId, within)} rest`;
}

/** The rows of all parts. A product may have several rows, also negative ones. */
function soldRows(storeId: string, parts: readonly SpanPart[], rest: InstantSpan | null): SQL {
  const periods = parts.filter(({ period }) => period !== null);
  const days = parts.filter(({ period }) => period === null);
  const list = (rows: readonly SpanPart[], name: keyof SpanPart) =>
    sql.param(rows.map((row) => row[name]));
  return sql`(
    select sums.product_id, sums.pieces * part.sign as pieces, sums.revenue * part.sign as revenue
      from unnest(${list(periods, 'period')}::text[], ${list(periods, 'sign')}::integer[]) as part(period, sign)
      join metric_product_periods sums on sums.store_id = ${storeId} and sums.period = part.period
     union all
    select sums.product_id, sums.pieces * part.sign, sums.revenue * part.sign
      from unnest(${list(days, 'from')}::date[], ${list(days, 'to')}::date[], ${list(days, 'sign')}::integer[])
           as part(begins, ends, sign)
      join metric_product_days sums on sums.store_id = ${storeId} and sums.day between part.begins and part.ends
    ${rest ? rowsOfRest(storeId, rest) : sql``}
  ) as sold`;
}

/** The best-selling products: read directly for one month or year, otherwise from summed rows. */
function bestRows(storeId: string, parts: readonly SpanPart[], limit: number): SQL {
  const [part] = parts;
  const isPeriod = parts.length === 1 && part?.period;
  const sums = isPeriod
    ? sql`select product_id, pieces, revenue from metric_product_periods
           where store_id = ${storeId} and period = ${part.period} and pieces > 0`
    : sql`select product_id, sum(pieces) as pieces, sum(revenue) as revenue
            from ${soldRows(storeId, parts, null)} group by product_id having sum(pieces) > 0`;
  return sql`(${sums} order by pieces desc, revenue desc, product_id limit ${limit}) as best`;
}

/** The products that sold best in a span, by pieces. */
export function selectBestSelling(db: Db, storeId: string, span: DaySpan, limit: number) {
  return readSold(db, storeId, span, (tx, parts) =>
    tx
      .select({
        ...PRODUCT_CARD,
        pieces: sql`best.pieces`.mapWith(Number),
        revenue: sql`best.revenue`.mapWith(Number),
      })
      .from(bestRows(storeId, parts, limit))
      .innerJoin(products, eq(products.id, sql`best.product_id`))
      .orderBy(sql`best.pieces desc, best.revenue desc, best.product_id`),
  );
}

function sumsOfCategories(
  tx: Tx,
  storeId: string,
  parts: readonly SpanPart[],
  rest: InstantSpan | null,
) {
  return tx
    .select({
      categoryId: products.categoryId,
      pieces: sql`sum(sold.pieces)`.mapWith(Number).as('category_pieces'),
      revenue: sql`sum(sold.revenue)`.mapWith(Number).as('category_revenue'),
    })
    .from(soldRows(storeId, parts, rest))
    .innerJoin(products, and(eq(products.id, sql`sold.product_id`), eq(products.storeId, storeId)))
    .groupBy(products.categoryId)
    .having(sql`sum(sold.pieces) <> 0 or sum(sold.revenue) <> 0`)
    .as('of_category');
}

/**
 * The categories of a span's sales, by the products' current category, the best first; null is
 * none.
 */
export function selectSoldCategories(db: Db, storeId: string, span: ComparedSpan) {
  const { days, rest } = extentOf(span);
  return readSold(db, storeId, days, (tx, parts) => {
    const sums = sumsOfCategories(tx, storeId, parts, rest);
    return tx
      .select({
        categoryId: sums.categoryId,
        name: categories.name,
        nameEn: categories.nameEn,
        nameAr: categories.nameAr,
        pieces: sums.pieces,
        revenue: sums.revenue,
      })
      .from(sums)
      .leftJoin(categories, eq(categories.id, sums.categoryId))
      .orderBy(desc(sums.revenue), sums.categoryId);
  });
}
