import { and, asc, count, desc, gte, inArray, or, type SQL, sql, sum } from 'drizzle-orm';
import { orderDeadline } from '#domain/orders/order-lifecycle';
import {
  firstRecentDay,
  isRecentStage,
  ORDER_STAGES,
  type OrderStage,
  RECENT_STAGES,
  type RecentStage,
  STAGE_STATUSES,
  stageTotals,
} from '#domain/orders/order-stages';
import { casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import type { Reader } from '../context';
import type { Operations, OrderBoard } from '../contract.generated';
import { orders } from '../database/schema/orders';
import { filtersAtInstant, orderFilterCondition, selectRows } from './order-list.query';

type BoardFilters = Operations['getOrderBoard']['query'];
type CardQuery = Operations['listBoardCards']['query'];

/** When an order reached a stage that shows the last days only. A rejected order changes no more. */
const REACHED_AT = {
  delivered: orders.deliveredAt,
  refused: orders.updatedAt,
} as const satisfies Record<RecentStage, unknown>;

/** The orders of a stage, among those of a store. */
function inStage(stage: OrderStage, now: Date): SQL | undefined {
  const hasStatus = inArray(orders.status, [...STAGE_STATUSES[stage]]);
  if (!isRecentStage(stage)) return hasStatus;
  const since = casablancaInstant(firstRecentDay(casablancaDay(now)));
  return and(hasStatus, gte(REACHED_AT[stage], since));
}

/** How many orders the stages hold, and the sum of their totals, under the list's filters. */
export async function readBoardTotals(
  reader: Reader,
  storeId: string,
  { query, now }: { query: BoardFilters; now: Date },
): Promise<OrderBoard> {
  const filters = orderFilterCondition(storeId, filtersAtInstant(query, now));
  const totalsOf = (stages: readonly OrderStage[]) =>
    reader
      .select({
        status: orders.status,
        count: count(),
        total: sum(orders.total).mapWith(Number),
      })
      .from(orders)
      .where(and(filters, or(...stages.map((stage) => inStage(stage, now)))))
      .groupBy(orders.status);
  // Each part has an index of its own: the status of open orders, the time of delivered ones.
  const [open, ...recent] = await Promise.all([
    totalsOf(ORDER_STAGES.filter((stage) => !isRecentStage(stage))),
    ...RECENT_STAGES.map((stage) => totalsOf([stage])),
  ]);
  const totals = stageTotals([open, ...recent].flat());
  return { stages: ORDER_STAGES.map((stage) => ({ stage, ...totals[stage] })) };
}

/** Sorts after every time of an order. */
const NEVER = '9999-12-31T00:00:00Z';

/** What the cards of a stage are sorted by: what is due first, or the time of reaching the stage. */
function sortTime(stage: OrderStage): SQL<Date> {
  if (isRecentStage(stage)) return sql<Date>`${REACHED_AT[stage]}`;
  if (stage === 'new' || stage === 'shipped') return sql<Date>`${orders.orderDate}`;
  return sql<Date>`coalesce(${orders.deadlineAt}, ${NEVER}::timestamptz)`;
}

/** The orders behind the last one of a page, in the direction of the stage. */
function beyond(stage: OrderStage, after: string): SQL {
  const [time, id] = after.split('.');
  const place = sql`(${sortTime(stage)}, ${orders.id})`;
  const last = sql`(to_timestamp(${Number(time)}::double precision / 1000), ${id}::text)`;
  return isRecentStage(stage) ? sql`${place} < ${last}` : sql`${place} > ${last}`;
}

/** A page of the orders of a stage, and where the next one begins; null on the last page. */
export async function selectBoardCards(
  reader: Reader,
  storeId: string,
  { stage, query, now }: { stage: OrderStage; query: CardQuery; now: Date },
) {
  const time = sortTime(stage);
  const order = isRecentStage(stage) ? [desc(time), desc(orders.id)] : [asc(time), asc(orders.id)];
  const where = and(
    orderFilterCondition(storeId, filtersAtInstant(query, now)),
    inStage(stage, now),
    query.after === undefined ? undefined : beyond(stage, query.after),
  );
  // One more than the page tells whether another one follows.
  const found = await selectRows(reader, where, order, { limit: query.pageSize + 1, offset: 0 });
  const rows = found.slice(0, query.pageSize);
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  return { rows, next: last ? `${placeOf(stage, last.order)}.${last.order.id}` : null };
}

type CardOrder = Awaited<ReturnType<typeof selectRows>>[number]['order'];

/** The time that {@link sortTime} sorts an order by, in milliseconds since 1970. */
function placeOf(stage: OrderStage, order: CardOrder): number {
  if (stage === 'delivered') return (order.deliveredAt ?? new Date(NEVER)).getTime();
  if (stage === 'refused') return order.updatedAt.getTime();
  if (stage === 'new' || stage === 'shipped') return order.orderDate.getTime();
  return (orderDeadline(order)?.at ?? new Date(NEVER)).getTime();
}
