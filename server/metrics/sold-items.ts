import { type SQL, sql } from 'drizzle-orm';
import { belongsTo } from './order-sums';

/** Remaining pieces of the item `items`: neither cancelled nor returned. */
const REMAINING = sql`(items.quantity - items.quantity_cancelled - items.quantity_returned)`;

/**
 * The items of a store's sales that fulfil a condition on `orders`, each with its pieces and its
 * part of the order's revenue. The revenue (items less discount) is divided in proportion to the
 * items' totals, in whole centimes, the largest remainders first, as
 * `src/domain/amounts/allocate-proportionally.ts` does: so the revenue of all products is that of
 * all orders. Columns: order_id, order_date, product_id, pieces, revenue.
 */
export function soldItems(storeId: string, condition: SQL): SQL {
  return sql`(
    with weighed as (
      select items.order_id, orders.order_date, items.product_id, ${REMAINING} as pieces,
             (orders.item_total - orders.discount_total)::bigint as amount, items.total as weight,
             sum(items.total) over of_order as whole,
             row_number() over (partition by items.order_id order by items.position, items.id) as nth
        from orders join order_items items on items.order_id = orders.id
       where orders.store_id = ${storeId} and ${belongsTo('sold', sql`orders.status`)} and ${condition}
      window of_order as (partition by items.order_id)),
    -- Without a total, the first item has the whole amount.
    multiplied as (
      select *, case when whole > 0 then whole else 1 end as parts,
             amount * (case when whole > 0 then weight when nth = 1 then 1 else 0 end) as product
        from weighed),
    divided as (
      select *, mod(mod(product, parts) + parts, parts) as remainder from multiplied),
    floored as (
      select *, (product - remainder) / parts as share,
             row_number() over (partition by order_id order by remainder desc, nth) as place
        from divided)
    select order_id, order_date, product_id, pieces,
           share + case when place <= amount - sum(share) over (partition by order_id) then 1 else 0 end as revenue
      from floored)`;
}
