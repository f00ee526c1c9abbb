/** SQL of the records that a batch of orders produces: histories, invoices, returns. */

const MAIN_LINE = [
  ['place', 'new', 'client', 0],
  ['verify', 'pending', 'system', 0.5],
  ['accept', 'confirmed', 'staff', 2],
  ['prepare', 'processing', 'staff', 5],
  ['markReady', 'ready', 'staff', 20],
  ['handOver', 'shipped', 'staff', 30],
  ['deliver', 'delivered', 'carrier', 96],
  ['invoice', 'invoiced', 'system', 97],
  ['close', 'done', 'system', 500],
] as const;

/**
 * Statuses off the main line: the number of main-line steps before, the last action, its performer.
 */
const ASIDE = {
  cancelled: [2, 'cancel', 'client'],
  rejected: [2, 'refuse', 'staff'],
  disapproved: [1, 'flag', 'marketplace'],
  returned: [7, 'returnAll', 'system'],
} as const;

function stepsTo(status: string, count: number) {
  return MAIN_LINE.slice(0, count).map(([action, to, performer, hours], step) => {
    const from = MAIN_LINE[step - 1]?.[1] ?? null;
    return { status, step, action, from, to, actor: performer, hours };
  });
}

/** Every step of every status that an order can have. */
function journeys() {
  return [
    ...MAIN_LINE.flatMap(([, status], index) => stepsTo(status, index + 1)),
    ...Object.entries(ASIDE).flatMap(([status, [count, action, performer]]) => {
      const before = stepsTo(status, count);
      const last = before.at(-1);
      const end = { from: last?.to ?? null, to: status, hours: (last?.hours ?? 0) + 3 };
      return [...before, { status, step: count, action, actor: performer, ...end }];
    }),
  ];
}

/** Fills `large_steps` from JSON in `$1`. */
export const STEPS = `
  create temp table large_steps as
  select * from json_to_recordset($1::json)
    as step(status text, step integer, action text, "from" text, "to" text, actor text, hours float8)`;

/** The parameter of {@link STEPS}. */
export function stepsJson(): string {
  return JSON.stringify(journeys());
}

/** `$1` run, `$2` now. */
export const HISTORY = `
  insert into order_history (id, order_id, at, actor_type, actor_id, actor_name, action, from_status, to_status, visibility)
  select pg_temp.large_id('ohe', $1, o.i * 16 + s.step), o.id,
         least($2::timestamptz, o.order_date + s.hours * interval '1 hour'), s.actor,
         case s.actor when 'staff' then o.salesman end,
         case s.actor when 'staff' then users.first_name || ' ' || users.last_name end,
         s.action, s."from", s."to", 'everyone'
    from large_orders o join large_steps s on s.status = o.status join users on users.id = o.salesman
   order by o.i, s.step`;

/** Numbers continue the store's series. `$1` store, `$2` run. */
export const INVOICES = `
  with due as (
    select *, (order_date + interval '97 hours') as at, extract(year from order_date + interval '97 hours')::integer as year
      from large_sums where status in ('invoiced','done')),
  numbered as (
    select due.*, row_number() over (partition by due.year order by due.i)
                  + coalesce((select last_number from invoice_series s
                               where s.store_id = $1 and s.year = due.year and s.type = 'invoice'), 0) as position
      from due),
  drawn as (
    insert into invoice_series (store_id, year, type, last_number)
    select $1, year, 'invoice', max(position) from numbered group by year
    on conflict (store_id, year, type) do update set last_number = excluded.last_number)
  insert into invoices (id, store_id, type, status, number, order_id, order_number, issue_date, due_date, issued_at,
                        seller, letterhead_id, client, lines, tax_totals, subtotal, tax_total, total, amount_paid, dated_at,
                        search_text, created_at, updated_at)
  select pg_temp.large_id('inv', $2, n.i), $1, 'invoice', 'paid',
         'FA-' || year || '-' || lpad(position::text, 6, '0'), n.id, n.number, at::date, at::date + 30, at,
         jsonb_build_object('name', stores.enterprise, 'ice', stores.ice, 'rce', stores.rce, 'address', stores.billing_address),
         (select letterheads.id from letterheads where letterheads.store_id = $1 order by version desc limit 1),
         jsonb_build_object('id', client_id, 'name', client_name, 'ice', null, 'address', address ->> 'line1'),
         jsonb_build_array(jsonb_build_object('label', 'Commande ' || n.number, 'quantity', 1, 'unitPrice', n.total,
                                              'taxRate', 0.2, 'total', n.total)),
         jsonb_build_array(jsonb_build_object('taxRate', 0.2, 'base', n.total - tax, 'amount', tax)),
         n.total - tax, tax, n.total, n.total, at,
         'fa ' || year || ' ' || lpad(position::text, 6, '0') || ' ' || n.number || ' ' || lower(client_name), at, at
    from numbered n join stores on stores.id = $1 order by n.i`;

/** `$1` store, `$2` run. */
export const INVOICE_PAYMENTS = `
  insert into invoice_payments (id, invoice_id, amount, received_on, created_at)
  select pg_temp.large_id('ivp', $2, o.i), invoices.id, invoices.total, invoices.issue_date, invoices.issued_at
    from large_orders o join invoices on invoices.id = pg_temp.large_id('inv', $2, o.i) and invoices.store_id = $1`;

/** Returns of whole orders. `$1` store, `$2` run, `$3` now. */
export const RETURNS = `
  insert into returns (id, store_id, number, order_id, status, reason_code, photos, refund_total, refunded_at,
                       respond_by, search_text, created_at, updated_at)
  select pg_temp.large_id('ret', $2, i), $1, nextval('return_numbers')::integer, id, 'closed', 'not_as_described', '[]',
         case when captured_at is null then 0 else total end, least($3::timestamptz, delivered_at + interval '1 day'),
         delivered_at + interval '1 day', number || ' ' || search_text || ' ' || skus, delivered_at, delivered_at
    from large_sums where status = 'returned'`;

/** `$1` run. */
export const RETURN_ITEMS = `
  insert into return_items (id, return_id, order_item_id, quantity, received_quantity, damaged_quantity, resellable)
  select pg_temp.large_id('rit', $1, l.i * 4 + k), pg_temp.large_id('ret', $1, l.i),
         pg_temp.large_id('oit', $1, l.i * 4 + k), quantity, quantity, 0, true
    from large_items l join large_orders o on o.id = l.order_id where o.status = 'returned'`;
