import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { GROUP_STATUSES, type OrderGroup } from '#domain/metrics/order-counts';
import { canonicalOrderStatus, type OrderStatus } from '#domain/orders/order-lifecycle';
import { searchWords } from '#domain/text/search-fold';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { inStatuses, matchingWordsAndPhones, withinDays } from '../database/list-filters';
import { readIds } from '../database/list-ids';
import { preparedStatements } from '../database/prepared-statements';
import { cancellations } from '../database/schema/cancellations';
import { clients, deliveryAttempts, orders } from '../database/schema/orders';
import { cities } from '../database/schema/reference';

/** Filters, order and page of the list, as in the contract. */
export type OrderListQuery = Operations['listOrders']['query'];

/** A store's id, or its placeholder in a prepared statement. */
type StoreId = string | Placeholder;

/** The list's filters other than the status. */
type OrderFilters = Pick<
  OrderListQuery,
  | 'q'
  | 'from'
  | 'to'
  | 'cityId'
  | 'clientId'
  | 'delivery'
  | 'paymentMethod'
  | 'minTotal'
  | 'maxTotal'
  | 'cancellation'
  | 'figure'
> & {
  /** Only orders that were due before this instant. */
  readonly dueBefore?: Date | undefined;
};

/** A list's filters at an instant: whether an order is late depends on the time. */
export function filtersAtInstant<Query extends Pick<OrderListQuery, 'due'>>(
  query: Query,
  now: Date,
) {
  return {
    ...query,
    dueBefore: query.due && now,
  };
}

/** A page's filters, order and slice at an instant. */
export type OrderPageQuery = OrderListQuery & Pick<OrderFilters, 'dueBefore'>;

const NEWEST_FIRST = [desc(orders.orderDate), desc(orders.id)];

const SORTS: Record<OrderListQuery['sort'], SQL[]> = {
  deadline: [asc(orders.deadlineAt), ...NEWEST_FIRST],
  '-deadline': [desc(orders.deadlineAt), ...NEWEST_FIRST],
  orderDate: [asc(orders.orderDate), asc(orders.id)],
  '-orderDate': NEWEST_FIRST,
  total: [asc(orders.total), asc(orders.id)],
  '-total': [desc(orders.total), desc(orders.id)],
  number: [asc(orders.number)],
  '-number': [desc(orders.number)],
};

/**
 * Orders with an open request for cancellation. Their ids are collected first: few requests are
 * open at a time, however many orders the store has.
 */
export function hasOpenCancellationRequest(storeId: StoreId): SQL {
  return sql`${orders.id} = any(array(select ${cancellations.orderId} from ${cancellations}
    where ${cancellations.storeId} = ${storeId} and ${cancellations.status} = 'requested'))`;
}

/** Orders that a dashboard's figures count. Deleted orders count too, because they were placed. */
function countsTowardsFigure(figure: OrderGroup): SQL {
  const statuses = GROUP_STATUSES[figure];
  return 'only' in statuses
    ? inArray(orders.status, [...statuses.only])
    : notInArray(orders.status, [...statuses.without]);
}

/** Orders that their client refused at delivery at least once. */
export const wasRefusedAtDelivery = sql`exists (select from ${deliveryAttempts}
  where ${deliveryAttempts.orderId} = ${orders.id} and ${deliveryAttempts.outcome} = 'refused')`;

/** All filters of the seller except the status. */
export function orderFilterCondition(storeId: StoreId, query: OrderFilters): SQL | undefined {
  return and(
    eq(orders.storeId, storeId),
    query.figure ? countsTowardsFigure(query.figure) : isNull(orders.archivedAt),
    matchingWordsAndPhones(orders.searchText, query.q),
    withinDays(orders.orderDate, query.from, query.to),
    query.clientId ? eq(orders.clientId, query.clientId) : undefined,
    query.delivery ? wasRefusedAtDelivery : undefined,
    query.cityId ? eq(orders.cityId, query.cityId) : undefined,
    query.paymentMethod ? eq(orders.paymentMethod, query.paymentMethod) : undefined,
    query.minTotal === undefined ? undefined : gte(orders.total, query.minTotal),
    query.maxTotal === undefined ? undefined : lte(orders.total, query.maxTotal),
    query.cancellation ? hasOpenCancellationRequest(storeId) : undefined,
    query.dueBefore && lt(orders.deadlineAt, query.dueBefore),
  );
}

/** Whether any filter except the status is set. */
export function hasFilters({ q, ...filters }: OrderFilters): boolean {
  const { from, to, cityId, clientId, delivery, paymentMethod } = filters;
  const { minTotal, maxTotal, cancellation } = filters;
  return [
    from,
    to,
    cityId,
    clientId,
    delivery,
    paymentMethod,
    minTotal,
    maxTotal,
    cancellation,
    filters.dueBefore,
    filters.figure,
    searchWords(q ?? '')[0],
  ].some((filter) => filter !== undefined);
}

/** The statuses to include, each once; undefined for all of them. */
export function chosenStatuses({
  status,
}: Pick<OrderListQuery, 'status'>): OrderStatus[] | undefined {
  return status?.length ? [...new Set(status.map(canonicalOrderStatus))] : undefined;
}

interface Slice<Count = number> {
  readonly limit: Count;
  readonly offset: Count;
}

const PAGE_COLUMNS = {
  order: {
    id: orders.id,
    number: orders.number,
    externalNumber: orders.externalNumber,
    status: orders.status,
    paymentMethod: orders.paymentMethod,
    paymentStatus: orders.paymentStatus,
    orderDate: orders.orderDate,
    acceptBy: orders.acceptBy,
    shipBy: orders.shipBy,
    acceptedBy: orders.acceptedBy,
    acceptedAt: orders.acceptedAt,
    deliveredAt: orders.deliveredAt,
    carrier: orders.carrier,
    itemsCount: orders.itemsCount,
    total: orders.total,
    archivedAt: orders.archivedAt,
    createdAt: orders.createdAt,
    updatedAt: orders.updatedAt,
    revision: orders.revision,
  },
  client: {
    id: clients.id,
    firstName: clients.firstName,
    lastName: clients.lastName,
    phoneNumber: clients.phoneNumber,
    email: clients.email,
  },
  city: { name: cities.name, nameEn: cities.nameEn, nameAr: cities.nameAr },
  openCancellation: {
    id: cancellations.id,
    number: cancellations.number,
    respondBy: cancellations.respondBy,
  },
};

/**
 * Rows of orders with client, city and open request for cancellation, in this order. The ids are
 * found first, by an index-only scan where possible: a deep page reads no more rows.
 */
export function selectRows(
  reader: Reader,
  where: SQL | undefined,
  order: SQL[],
  { limit, offset }: Slice<number | Placeholder>,
) {
  const chosen = reader
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return reader
    .select(PAGE_COLUMNS)
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(
      cancellations,
      and(eq(cancellations.orderId, orders.id), eq(cancellations.status, 'requested')),
    )
    .where(sql`${orders.id} = any(array${chosen})`)
    .orderBy(...order);
}

async function countRows(reader: Reader, where: SQL | undefined): Promise<number> {
  const [row] = await reader.select({ count: count() }).from(orders).where(where);
  return row?.count ?? 0;
}

/**
 * Orders with a deadline first, in either direction; then the rest, the newest first. Two queries
 * along two indexes, where one query would sort all orders of the store.
 */
async function selectByDeadline(
  reader: Reader,
  where: SQL | undefined,
  order: SQL[],
  { limit, offset }: Slice,
) {
  const isDue = and(where, isNotNull(orders.deadlineAt));
  const due = await selectRows(reader, isDue, order, { limit, offset });
  if (due.length === limit) return due;
  const dueCount = due.length > 0 ? offset + due.length : await countRows(reader, isDue);
  const rest = await selectRows(reader, and(where, isNull(orders.deadlineAt)), NEWEST_FIRST, {
    limit: limit - due.length,
    offset: Math.max(0, offset - dueCount),
  });
  return [...due, ...rest];
}

/** The list's orders for a query over all pages: those without a deadline come last. */
function wholeOrder(sort: OrderListQuery['sort']): SQL[] {
  if (sort === 'deadline') return [sql`${orders.deadlineAt} asc nulls last`, ...NEWEST_FIRST];
  if (sort === '-deadline') return [sql`${orders.deadlineAt} desc nulls last`, ...NEWEST_FIRST];
  return SORTS[sort];
}

/** The id of every order of the list, on all its pages, in the list's order. */
export function readOrderIds(
  reader: Reader,
  storeId: string,
  query: Omit<OrderPageQuery, 'page' | 'pageSize'>,
): Promise<string[]> {
  const statuses = chosenStatuses(query);
  const found = reader
    .select({ id: orders.id })
    .from(orders)
    .where(and(orderFilterCondition(storeId, query), inStatuses(orders.status, statuses)))
    .orderBy(...wholeOrder(query.sort));
  return readIds(reader, found);
}

type IndexedSort = Exclude<OrderListQuery['sort'], 'deadline' | '-deadline'>;

/** Pages of all orders in one indexed order, for any status. */
const unfilteredPages = preparedStatements((reader, sort: IndexedSort) =>
  selectRows(reader, orderFilterCondition(sql.placeholder('storeId'), {}), SORTS[sort], {
    limit: sql.placeholder('limit'),
    offset: sql.placeholder('offset'),
  }).prepare(`orders ${sort}`),
);

/** One page of orders with client and city. */
export async function selectOrderPage(reader: Reader, storeId: string, query: OrderPageQuery) {
  const statuses = chosenStatuses(query);
  const where = and(orderFilterCondition(storeId, query), inStatuses(orders.status, statuses));
  const slice = { limit: query.pageSize, offset: (query.page - 1) * query.pageSize };
  const { sort } = query;
  if (sort === 'deadline' || sort === '-deadline') {
    return selectByDeadline(reader, where, SORTS[sort], slice);
  }
  return statuses || hasFilters(query)
    ? selectRows(reader, where, SORTS[sort], slice)
    : unfilteredPages(reader, sort).execute({ storeId, ...slice });
}

/** A row of {@link selectOrderPage}. */
export type OrderPageRow = Awaited<ReturnType<typeof selectOrderPage>>[number];

/** The order of a store with this number, as a row of the list; none if it is archived. */
export function selectOrderByNumber(reader: Reader, storeId: string, number: number) {
  const where = and(
    eq(orders.storeId, storeId),
    eq(orders.number, number),
    isNull(orders.archivedAt),
  );
  return selectRows(reader, where, SORTS.number, { limit: 1, offset: 0 });
}
