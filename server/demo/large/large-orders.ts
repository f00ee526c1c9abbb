/**
 * SQL of one batch of orders. `$1` store, `$2` run, `$3` first and `$4` last number of the batch,
 * `$5` orders of the run, `$6` now. Orders grow more frequent over three years; their statuses follow
 * from their age.
 */
const STATUS = `
  case when age < interval '1 day' then (array['new','pending','pending','confirmed'])[1 + chance % 4]
       when age < interval '3 days' then (array['confirmed','processing','ready','shipped'])[1 + chance % 4]
       when chance < 6 then 'cancelled' when chance < 10 then 'rejected'
       when chance < 11 then 'disapproved' when chance < 15 then 'returned'
       when age < interval '6 days' then 'shipped' when age < interval '9 days' then 'delivered'
       when age < interval '24 days' then 'invoiced' else 'done' end`;

export const PLANNED = `
  create temp table large_orders as
  with dated as (
    select i, $6::timestamptz - interval '3 years' * (1 - power(i::float8 / $5, 0.6)) as order_date,
           pg_temp.pick(i, 31, 100) as chance
      from generate_series($3::integer, $4::integer) as i),
  placed as (select *, $6::timestamptz - order_date as age from dated),
  judged as (select *, ${STATUS} as status from placed)
  select judged.i, order_date, status, pg_temp.large_id('ord', $2, judged.i) as id,
         nextval('order_numbers')::integer as number,
         (array['cod','cod','cod','card','transfer'])[1 + pg_temp.pick(judged.i, 32, 5)] as method,
         buyers.id as client_id, buyers.name as client_name, buyers.city_id, buyers.shipping_fee,
         buyers.address, buyers.search_text, buyers.first_name, buyers.last_name, buyers.phone_number,
         staff.ids[1 + pg_temp.pick(judged.i, 33, cardinality(staff.ids))] as salesman,
         case when status in ('delivered','invoiced','done','returned') then order_date + interval '4 days' end as delivered_at,
         pg_temp.pick(judged.i, 34, 20) = 0 as is_reduced,
         status not in ('new','pending','cancelled','rejected','disapproved') as is_accepted
    from judged
    join large_buyers buyers on buyers.no = 1 + floor((select count(*) from large_buyers)
           * power(pg_temp.pick(judged.i, 35, 1000000) / 1e6, 1.5))::integer
   cross join (select array_agg(id order by id) as ids from users
                where store_id = $1 and status = 'active' and archived_at is null and invited_at is null) staff
   order by judged.i`;

export const PLANNED_ITEMS = `
  create temp table large_items as
  select o.i, o.id as order_id, k, s.*,
         case when pg_temp.pick(o.i * 4 + k, 41, 8) = 0 then 2 else 1 end as quantity
    from large_orders o
   cross join lateral generate_series(1, case when o.i % 100 < 50 then 1 when o.i % 100 < 82 then 2 else 3 end) as k
    join large_sellables s on s.no = 1 + floor((select count(*) from large_sellables)
           * power(pg_temp.pick(o.i * 4 + k, 42, 1000000) / 1e6, 2.5))::integer`;

/** Amounts by the domain's rule, src/domain/orders/order-amounts.ts. */
export const PLANNED_SUMS = `
  create temp table large_sums as
  select *, item_total + shipping_fee - discount as total,
         round((item_total + shipping_fee - discount) / 6.0)::integer as tax,
         case when method = 'cod' then delivered_at
              when status not in ('new','disapproved') then order_date + interval '1 hour' end as captured_at
    from (select o.*, sums.*, case when is_reduced then item_total / 10 else 0 end as discount
            from large_orders o
            join (select order_id, sum(price * quantity)::integer as item_total, sum(quantity)::integer as pieces,
                         sum(round(price * quantity * commission_rate::numeric))::integer as commission,
                         string_agg(lower(replace(sku, '-', ' ')), ' ' order by k) as skus
                    from large_items group by 1) sums on sums.order_id = o.id) summed`;

const PAYMENT_STATUS = `
  case when captured_at is not null and status in ('cancelled','rejected','returned') then 'refunded'
       when captured_at is not null then 'captured'
       when status in ('cancelled','rejected','returned') then 'failed'
       when method = 'card' then 'authorized' else 'pending' end`;

export const ORDERS = `
  insert into orders (id, store_id, number, client_id, city_id, shipping_address, status, payment_method,
                      payment_status, order_date, accept_by, ship_by, accepted_by, accepted_at, delivered_at,
                      items_count, item_total, shipping_total, discount_total, tax_total, total,
                      commission_total, net_total, carrier, tracking_number, letterhead_id, hand_over, search_text, created_at, updated_at)
  select id, $1, number, client_id, city_id, address - 'cityId', status, method, ${PAYMENT_STATUS},
         order_date, order_date + interval '25 hours',
         case when is_accepted then order_date + interval '3 days' end,
         case when is_accepted then salesman end, case when is_accepted then order_date + interval '2 hours' end,
         delivered_at, pieces, item_total, shipping_fee, discount, tax, total, commission, total - commission,
         case when delivered_at is not null then 'Amana' end, case when delivered_at is not null then 'AM' || number end,
         case when delivered_at is not null then (select id from letterheads where store_id = $1 order by version desc limit 1) end,
         case when delivered_at is not null then jsonb_build_object(
           'carrierPhone', null, 'trackingAddress', null,
           'paymentStatus', case method when 'cod' then 'pending' else 'captured' end,
           'recipient', jsonb_build_object('firstName', first_name, 'lastName', last_name, 'phoneNumber', phone_number)) end,
         number || ' ' || search_text || ' ' || skus, order_date, coalesce(delivered_at, order_date)
    from large_sums order by i`;

export const ITEMS = `
  insert into order_items (id, order_id, product_id, variant_id, position, sku, name, name_en, name_ar,
                           picture_url, quantity, quantity_returned, unit_price, unit_cost, tax_rate, total, commission)
  select pg_temp.large_id('oit', $1, l.i * 4 + k), order_id, product_id, variant_id, k - 1, sku, name, name_en,
         name_ar, cover_url, quantity, case when o.status = 'returned' then quantity else 0 end, price, cost,
         0.2, price * quantity, round(price * quantity * commission_rate::numeric)::integer
    from large_items l join large_orders o on o.id = l.order_id order by l.i, k`;

/** Payments are settled, or left to future payouts if `$3` is true. */
export const PAYMENTS = `
  insert into payments (id, store_id, order_id, method, status, amount, refunded_total, authorized_at, captured_at,
                        failed_at, reference, settled_at, search_text, created_at, updated_at)
  select pg_temp.large_id('pay', $2, i), $1, id, method, state, total, case state when 'refunded' then total else 0 end,
         case method when 'card' then order_date end, captured_at,
         case state when 'failed' then order_date + interval '1 day' end,
         case when captured_at is not null and method <> 'cod' then 'TR' || number end,
         case when not $3::boolean then captured_at end, number || ' ' || search_text || ' ' || skus, order_date,
         coalesce(captured_at, order_date)
    from (select *, ${PAYMENT_STATUS} as state from large_sums) as known`;

export const REFUNDS = `
  insert into refunds (id, store_id, payment_id, order_id, amount, reason, source_id, created_at, settled_at)
  select pg_temp.large_id('rfd', $2, i), $1, pg_temp.large_id('pay', $2, i), id, total,
         case status when 'returned' then 'return' else 'cancellation' end, id, at,
         case when not $3::boolean then at end
    from (select *, least($4::timestamptz, coalesce(delivered_at, order_date) + interval '1 day') as at from large_sums
           where captured_at is not null and status in ('cancelled','rejected','returned')) as given`;

/** Reserves the pieces of open orders. */
export const RESERVED = `
  update variants set stock_on_hand = stock_on_hand + held.pieces, stock_reserved = stock_reserved + held.pieces
    from (select variant_id, sum(quantity)::integer as pieces
            from large_items l join large_orders o on o.id = l.order_id
           where o.status in ('new','pending','confirmed','processing','ready') group by 1) held
   where variants.id = held.variant_id`;
