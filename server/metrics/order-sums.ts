import { type SQL, sql } from 'drizzle-orm';
import type { OrderSums } from '#domain/metrics/metric-figures';
import { GROUP_STATUSES, type OrderGroup } from '#domain/metrics/order-counts';
import type { Reader } from '../context';

/** Instants; the end is excluded. */
export interface InstantSpan {
  readonly begin: Date;
  readonly end: Date;
}

/** An instant as a parameter. */
export function instant(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}

/** Whether a status, as an expression in SQL, belongs to a group of orders. */
export function belongsTo(group: OrderGroup, status: SQL): SQL {
  const statuses = GROUP_STATUSES[group];
  return 'only' in statuses
    ? sql`${status} = any(${sql.param([...statuses.only])}::text[])`
    : sql`not ${status} = any(${sql.param([...statuses.without])}::text[])`;
}

/** Remaining pieces of the item `items`: neither cancelled nor returned. */
const REMAINING = sql`(items.quantity - items.quantity_cancelled - items.quantity_returned)`;

/** The counted orders of a store that fulfil a condition on `orders`, with what is left of them. */
export function placedOrders(storeId: string, condition: SQL): SQL {
  return sql`(
    select orders.order_date, orders.accepted_by, clients.gender, orders.total,
           orders.item_total - orders.discount_total as revenue, orders.shipping_total, orders.commission_total,
           ${belongsTo('cancelled', sql`orders.status`)} as is_cancelled,
           ${belongsTo('returned', sql`orders.status`)} as is_returned,
           ${belongsTo('sold', sql`orders.status`)} as is_sale,
           left_over.pieces, left_over.cost
      from orders
      join clients on clients.id = orders.client_id
      left join lateral (
        select sum(${REMAINING}) as pieces, sum(${REMAINING} * coalesce(items.unit_cost, 0)::bigint) as cost
          from order_items items
         where items.order_id = orders.id and ${belongsTo('sold', sql`orders.status`)}) left_over on true
     where orders.store_id = ${storeId} and ${belongsTo('counted', sql`orders.status`)} and ${condition})`;
}

/** The sums of {@link placedOrders}: the only SQL of every figure of orders, in this order. */
const SUMS: Record<keyof OrderSums, SQL> = {
  orders: sql`count(*)`,
  gmv: sql`coalesce(sum(total), 0)`,
  cancelled: sql`count(*) filter (where is_cancelled)`,
  cancelledTotal: sql`coalesce(sum(total) filter (where is_cancelled), 0)`,
  returned: sql`count(*) filter (where is_returned)`,
  returnedTotal: sql`coalesce(sum(total) filter (where is_returned), 0)`,
  sales: sql`count(*) filter (where is_sale)`,
  revenue: sql`coalesce(sum(revenue) filter (where is_sale), 0)`,
  shipping: sql`coalesce(sum(shipping_total) filter (where is_sale), 0)`,
  commission: sql`coalesce(sum(commission_total) filter (where is_sale), 0)`,
  pieces: sql`coalesce(sum(pieces) filter (where is_sale), 0)`,
  cost: sql`coalesce(sum(cost) filter (where is_sale), 0)`,
};

const NAMES = Object.keys(SUMS) as (keyof OrderSums)[];

/** The stored columns of the sums, in the order of {@link orderSums}. */
export const SUM_COLUMNS = sql.raw(
  'orders, gmv, cancelled, cancelled_total, returned, returned_total, sales, revenue, shipping, commission, pieces, cost',
);

/** The sums as expressions over {@link placedOrders}, separated by commas. */
export function orderSums(): SQL {
  return sql.join(
    NAMES.map((name) => sql`${SUMS[name]} as ${sql.identifier(name)}`),
    sql`, `,
  );
}

type SumRow = Record<keyof OrderSums, string> & { place: string };

function sumsOf(row: SumRow): OrderSums {
  return Object.fromEntries(NAMES.map((name) => [name, Number(row[name])])) as unknown as OrderSums;
}

/**
 * Sums a store's orders directly, by parts of a day, which stored days cannot tell apart.
 * @param begins the begin of each part; the last one ends with `end`, which is excluded
 * @returns the sums of each part that has orders, by its position
 */
export async function selectPartSums(
  reader: Reader,
  storeId: string,
  begins: readonly Date[],
  end: Date,
): Promise<ReadonlyMap<number, OrderSums>> {
  const [first] = begins;
  if (!first) return new Map();
  const within = sql`orders.order_date >= ${instant(first)} and orders.order_date < ${instant(end)}`;
  const places = sql.join(begins.map(instant), sql`, `);
  const { rows } = await reader.execute<SumRow>(sql`
    select width_bucket(order_date, array[${places}]) as place, ${orderSums()}
      from ${placedOrders(storeId, within)} placed group by 1`);
  return new Map(rows.map((row) => [Number(row.place) - 1, sumsOf(row)]));
}
