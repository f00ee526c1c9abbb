import { eq, sql } from 'drizzle-orm';
import {
  addDays,
  casablancaDay,
  casablancaInstant,
  type IsoDay,
} from '#domain/time/casablanca-day';
import type { DatabaseAccess, Reader, ServerContext, Tx } from '../context';
import { metricChanges } from '../database/schema/metrics';
import { lockName } from '../database/transaction-lock';
import { orderSums, placedOrders, SUM_COLUMNS } from './order-sums';
import { soldItems } from './sold-items';

/** Days summed in one transaction: well within the statement timeout, also in a large store. */
const MAX_DAYS = 31;

interface Mark extends Record<string, unknown> {
  readonly place: string;
  readonly hour: Date;
}

function anyDay(days: readonly IsoDay[]) {
  return sql`any(${sql.param([...days])}::date[])`;
}

/** The days as rows, each with its first instant and the first instant of the next day. */
function daysAsRows(days: readonly IsoDay[]) {
  const begins = days.map((day) => casablancaInstant(day).toISOString());
  const ends = days.map((day) => casablancaInstant(addDays(day, 1)).toISOString());
  return sql`unnest(${sql.param([...days])}::date[], ${sql.param(begins)}::timestamptz[],
    ${sql.param(ends)}::timestamptz[]) as chosen(day, begins, ends)`;
}

/**
 * The orders of the day of each row. The bounds of all days are added to each day's own: with these
 * alone, PostgreSQL would scan all of the store's orders.
 */
function placedOnDay(days: readonly IsoDay[]) {
  const [first = '', last = first] = [days[0] ?? '', days.at(-1) ?? ''].sort();
  return sql`orders.order_date >= begins and orders.order_date < ends
    and orders.order_date >= ${casablancaInstant(first).toISOString()}::timestamptz
    and orders.order_date < ${casablancaInstant(addDays(last, 1)).toISOString()}::timestamptz`;
}

/** Sums the orders of these days. */
function sumOrdersOfDays(tx: Tx, storeId: string, days: readonly IsoDay[]) {
  return tx.execute(sql`
    insert into metric_days (store_id, day, accepted_by, gender, ${SUM_COLUMNS})
    select ${storeId}, day, accepted_by, gender, ${orderSums()}
      from ${daysAsRows(days)}
      join lateral ${placedOrders(storeId, placedOnDay(days))} placed on true
     group by day, accepted_by, gender`);
}

/** Sums the pieces and revenue of each product sold on these days. */
function soldOnDays(storeId: string, days: readonly IsoDay[]) {
  return sql`
  select ${storeId}, day, product_id, sum(pieces), sum(revenue)
    from ${daysAsRows(days)}
    join lateral ${soldItems(storeId, placedOnDay(days))} sold on pieces <> 0 or revenue <> 0
   group by day, product_id`;
}

/**
 * Sums the sales of each product on these days, and adds the differences to their months and years.
 * Summing these again would take longer the more a store has sold.
 */
async function replaceProducts(tx: Tx, storeId: string, days: readonly IsoDay[]): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from metric_product_days where store_id = ${storeId} and day = ${anyDay(days)}
      returning day, product_id, pieces, revenue),
    counted as (
      insert into metric_product_days (store_id, day, product_id, pieces, revenue) ${soldOnDays(storeId, days)}
      returning day, product_id, pieces, revenue)
    insert into metric_product_periods as kept (store_id, period, product_id, pieces, revenue)
    select ${storeId}, period, product_id, sum(pieces), sum(revenue)
      from (select * from counted union all select day, product_id, -pieces, -revenue from gone) as moved
     cross join lateral (values (to_char(day, 'YYYY')), (to_char(day, 'YYYY-MM'))) as periods(period)
     group by period, product_id
    having sum(pieces) <> 0 or sum(revenue) <> 0
        on conflict (store_id, period, product_id) do update
       set pieces = kept.pieces + excluded.pieces, revenue = kept.revenue + excluded.revenue`);
  const periods = new Set(days.flatMap((day) => [day.slice(0, 4), day.slice(0, 7)]));
  await tx.execute(sql`
    delete from metric_product_periods
     where store_id = ${storeId} and period = any(${sql.param([...periods])}::text[]) and pieces = 0 and revenue = 0`);
}

async function replaceDays(tx: Tx, storeId: string, days: readonly IsoDay[]): Promise<void> {
  await tx.execute(
    sql`delete from metric_days where store_id = ${storeId} and day = ${anyDay(days)}`,
  );
  await sumOrdersOfDays(tx, storeId, days);
  await replaceProducts(tx, storeId, days);
}

/**
 * Recalculates the sums of the store's latest changed days, in one process at a time. A change made
 * during the recalculation keeps its own mark, because only marks that existed before the read are
 * deleted.
 * @returns whether other days are left
 */
async function refreshSome(tx: Tx, storeId: string): Promise<boolean> {
  await lockName(tx, `metrics ${storeId}`);
  const { rows: marks } = await tx.execute<Mark>(
    sql`select ctid::text as place, hour from metric_changes where store_id = ${storeId}`,
  );
  const marked = marks.map(({ place, hour }) => ({ place, day: casablancaDay(new Date(hour)) }));
  const days = [...new Set(marked.map(({ day }) => day))].sort().reverse().slice(0, MAX_DAYS);
  if (days.length === 0) return false;
  const chosen = new Set(days);
  const places = marked.filter(({ day }) => chosen.has(day)).map(({ place }) => place);
  await tx.execute(
    sql`delete from metric_changes where ctid = any(${sql.param(places)}::text[]::tid[])`,
  );
  await replaceDays(tx, storeId, days);
  return places.length < marks.length;
}

async function hasMarks(reader: Reader, storeId: string): Promise<boolean> {
  const marks = await reader
    .select({ hour: metricChanges.hour })
    .from(metricChanges)
    .where(eq(metricChanges.storeId, storeId))
    .limit(1);
  return marks.length > 0;
}

/** Updates a store's daily sums with everything committed before the call. */
export async function refreshMetricDays(
  database: Pick<DatabaseAccess, 'db' | 'transaction'>,
  storeId: string,
): Promise<void> {
  let isBehind = await hasMarks(database.db, storeId);
  while (isBehind) isBehind = await database.transaction((tx) => refreshSome(tx, storeId));
}

/** Updates the daily sums of every store, so that dashboards find little to do. */
export async function refreshAllMetricDays({
  database,
}: Pick<ServerContext, 'database'>): Promise<void> {
  const stores = await database.db
    .selectDistinct({ storeId: metricChanges.storeId })
    .from(metricChanges);
  for (const { storeId } of stores) await refreshMetricDays(database, storeId);
}
