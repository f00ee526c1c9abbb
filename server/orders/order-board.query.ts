import {
  and,
  asc,
  count,
  desc,
  gte,
  inArray,
  or,
  type Placeholder,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
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
import type { OrderBoard } from '#openapi/types.generated';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { preparedStatements } from '../database/prepared-statements';
import { orders } from '../database/schema/orders';
import { filtersAtInstant, hasFilters, orderFilterCondition, selectRows } from './order-list.query';

type BoardFilters = Operations['getOrderBoard']['query'];
type CardQuery = Operations['listBoardCards']['query'];

/** When an order reached a stage that shows the last days only. A rejected order changes no more. */
const REACHED_AT = {
  delivered: orders.deliveredAt,
  refused: orders.updatedAt,
} as const satisfies Record<RecentStage, unknown>;

/** The first instant of the recent days. */
function recentSince(now: Date): Date {
  return casablancaInstant(firstRecentDay(casablancaDay(now)));
}

/** An instant of a statement, in milliseconds since 1970. */
function instantOf(milliseconds: number | Placeholder): SQL<Date> {
  return sql<Date>`to_timestamp(${milliseconds}::double precision / 1000)`;
}

/** The orders of a stage, among those of a store. Of the last days, those since an instant in ms. */
function inStage(stage: OrderStage, since: number | Placeholder): SQL | undefined {
  const hasStatus = inArray(orders.status, [...STAGE_STATUSES[stage]]);
  if (!isRecentStage(stage)) return hasStatus;
  return and(hasStatus, gte(REACHED_AT[stage], instantOf(since)));
}

/** How many orders the stages hold, and the sum of their totals, under the list's filters. */
export async function readBoardTotals(
  reader: Reader,
  storeId: string,
  { query, now }: { query: BoardFilters; now: Date },
): Promise<OrderBoard> {
  const filters = orderFilterCondition(storeId, filtersAtInstant(query, now));
  const since = recentSince(now).getTime();
  const totalsOf = (stages: readonly OrderStage[]) =>
    reader
      .select({
        status: orders.status,
        count: count(),
        total: sum(orders.total).mapWith(Number),
      })
      .from(orders)
      .where(and(filters, or(...stages.map((stage) => inStage(stage, since)))))
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

/** The last order of a page: what it is sorted by, in milliseconds since 1970, and its id. */
interface Place<Value = string | number> {
  readonly time: Value;
  readonly id: Value;
}

/** The orders behind the last one of a page, in the direction of the stage. */
function beyond(stage: OrderStage, { time, id }: Place | Place<Placeholder>): SQL {
  const place = sql`(${sortTime(stage)}, ${orders.id})`;
  const last = sql`(to_timestamp(${time}::double precision / 1000), ${id}::text)`;
  return isRecentStage(stage) ? sql`${place} < ${last}` : sql`${place} > ${last}`;
}

function placeAfter(after: string): Place {
  const [time, id = ''] = after.split('.');
  return { time: Number(time), id };
}

function orderOf(stage: OrderStage): SQL[] {
  const time = sortTime(stage);
  return isRecentStage(stage) ? [desc(time), desc(orders.id)] : [asc(time), asc(orders.id)];
}

/** Pages of the orders of a stage without filters, as boards open: the first one and later ones. */
const unfilteredCards = preparedStatements((reader, key: `${OrderStage} ${'first' | 'later'}`) => {
  const [stage, page] = key.split(' ') as [OrderStage, 'first' | 'later'];
  const after = { time: sql.placeholder('time'), id: sql.placeholder('id') };
  const where = and(
    orderFilterCondition(sql.placeholder('storeId'), {}),
    inStage(stage, sql.placeholder('since')),
    page === 'later' ? beyond(stage, after) : undefined,
  );
  const slice = { limit: sql.placeholder('limit'), offset: 0 };
  return selectRows(reader, where, orderOf(stage), slice).prepare(`board ${key}`);
});

/** A page of the orders of a stage, and where the next one begins; null on the last page. */
export async function selectBoardCards(
  reader: Reader,
  storeId: string,
  { stage, query, now }: { stage: OrderStage; query: CardQuery; now: Date },
) {
  const filters = filtersAtInstant(query, now);
  const after = query.after === undefined ? undefined : placeAfter(query.after);
  const since = recentSince(now).getTime();
  // One more than the page tells whether another one follows.
  const limit = query.pageSize + 1;
  const found = hasFilters(filters)
    ? await selectRows(
        reader,
        and(
          orderFilterCondition(storeId, filters),
          inStage(stage, since),
          after && beyond(stage, after),
        ),
        orderOf(stage),
        { limit, offset: 0 },
      )
    : await unfilteredCards(reader, `${stage} ${after ? 'later' : 'first'}`).execute({
        storeId,
        since,
        limit,
        ...after,
      });
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
