import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  isNull,
  like,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  COLLECTABLE_STATUS,
  PICKUP_STATUSES,
  type PickupStatus,
} from '#domain/pickups/pickup-lifecycle';
import { searchWords } from '#domain/text/search-fold';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import type { OrderToCollect } from '#openapi/types.generated';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { countsByStatus, inStatuses, withinDays } from '../database/list-filters';
import { carriers } from '../database/schema/carriers';
import { clients, orders } from '../database/schema/orders';
import { pickupOrders, pickups } from '../database/schema/pickups';
import type { PickupPageRow } from './pickup-presentation';
import { CARRIER_COLUMNS } from './pickups.repository';

/** Filters, order and page of the list, with the contract's types. */
export type PickupListQuery = Operations['listPickups']['query'];

/** Filters and order of the list, without the page. */
export type PickupFilters = Omit<PickupListQuery, 'page' | 'pageSize'>;

const MAX_ORDERS = 500;

const searched = sql`('p' || ${pickups.number} || ' ' || ${carriers.nameKey})`;

/** The orders of a pickup. */
export const ordersCount = sql<number>`(select count(*) from ${pickupOrders}
  where ${pickupOrders.pickupId} = ${pickups.id})`.mapWith(Number);

/** The parcels of a pickup that are scanned, or were when it was collected. */
export const scannedCount = sql<number>`(select count(*) from ${pickupOrders}
  where ${pickupOrders.pickupId} = ${pickups.id}
    and ${pickupOrders.scannedAt} is not null and ${pickupOrders.releasedAt} is null)`.mapWith(
  Number,
);

const collectableCount = sql<number>`(select count(*) from ${pickupOrders}
  join ${orders} on ${orders.id} = ${pickupOrders.orderId}
  where ${pickupOrders.pickupId} = ${pickups.id}
    and ${pickupOrders.scannedAt} is not null and ${pickupOrders.releasedAt} is null
    and ${orders.status} = ${COLLECTABLE_STATUS} and ${orders.archivedAt} is null)`.mapWith(Number);

/** All filters of the list except the status. */
function filterCondition(
  storeId: string,
  { q, carrierId, from, to }: Pick<PickupFilters, 'q' | 'carrierId' | 'from' | 'to'>,
): SQL | undefined {
  return and(
    eq(pickups.storeId, storeId),
    // Folded words contain letters and digits only, so none of them contains a wildcard.
    ...searchWords(q ?? '').map((word) => like(searched, `%${word}%`)),
    carrierId ? eq(pickups.carrierId, carrierId) : undefined,
    withinDays(pickups.startsAt, from, to),
  );
}

function sortOf(sort: PickupFilters['sort']): SQL[] {
  const orders: Record<PickupFilters['sort'], SQL[]> = {
    startsAt: [asc(pickups.startsAt), asc(pickups.id)],
    '-startsAt': [desc(pickups.startsAt), desc(pickups.id)],
    createdAt: [asc(pickups.createdAt), asc(pickups.id)],
    '-createdAt': [desc(pickups.createdAt), desc(pickups.id)],
    number: [asc(pickups.number)],
    '-number': [desc(pickups.number)],
  };
  return orders[sort];
}

/** Pickups with their carrier and the numbers of their orders. */
function selectRows(reader: Reader) {
  return reader
    .select({
      pickup: pickups,
      carrier: CARRIER_COLUMNS,
      ordersCount,
      scannedCount,
      collectableCount,
    })
    .from(pickups)
    .innerJoin(carriers, eq(carriers.id, pickups.carrierId))
    .$dynamic();
}

function selectPickups(reader: Reader, storeId: string, query: PickupFilters) {
  return selectRows(reader)
    .where(and(filterCondition(storeId, query), inStatuses(pickups.status, query.status)))
    .orderBy(...sortOf(query.sort));
}

/** One page of pickups. */
export function selectPickupPage(
  reader: Reader,
  storeId: string,
  query: PickupListQuery,
): Promise<PickupPageRow[]> {
  return selectPickups(reader, storeId, query)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

/** How long a missed pickup whose orders still wait is shown among those of today, in days. */
const MISSED_SHOWN_DAYS = 7;

/**
 * The pickups of today: first the missed ones of the last seven days with an order that is still ready
 * and in no other pickup, the latest first; then today's by their time, without those called off.
 */
export function selectPickupsOfToday(
  reader: Reader,
  storeId: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<PickupPageRow[]> {
  const today = casablancaDay(now);
  const isMissed = eq(pickups.status, 'missed');
  const waiting = reader
    .select({ id: pickupOrders.id })
    .from(pickupOrders)
    .innerJoin(orders, eq(orders.id, pickupOrders.orderId))
    .where(and(eq(pickupOrders.pickupId, pickups.id), isToCollect(reader)));
  return selectRows(reader)
    .where(
      and(
        eq(pickups.storeId, storeId),
        or(
          and(
            isMissed,
            withinDays(pickups.startsAt, addDays(today, -MISSED_SHOWN_DAYS), undefined),
            exists(waiting),
          ),
          and(
            notInArray(pickups.status, ['missed', 'called_off']),
            withinDays(pickups.startsAt, today, today),
          ),
        ),
      ),
    )
    .orderBy(
      desc(isMissed),
      // Null for those of today, which the next key sorts.
      desc(sql`case when ${isMissed} then ${pickups.startsAt} end`),
      asc(pickups.startsAt),
      asc(pickups.id),
    )
    .limit(limit);
}

/** The ids of all pickups that the filters keep, in the list's order. */
export async function readPickupIds(
  reader: Reader,
  storeId: string,
  query: PickupFilters,
): Promise<string[]> {
  const rows = await reader
    .select({ id: pickups.id })
    .from(pickups)
    .innerJoin(carriers, eq(carriers.id, pickups.carrierId))
    .where(and(filterCondition(storeId, query), inStatuses(pickups.status, query.status)))
    .orderBy(...sortOf(query.sort));
  return rows.map(({ id }) => id);
}

/** The number of pickups in each status, under all filters but the status. */
export async function countPickups(
  reader: Reader,
  storeId: string,
  query: PickupFilters,
): Promise<Record<PickupStatus, number>> {
  return countsByStatus(
    PICKUP_STATUSES,
    await reader
      .select({ status: pickups.status, count: count() })
      .from(pickups)
      .innerJoin(carriers, eq(carriers.id, pickups.carrierId))
      .where(filterCondition(storeId, query))
      .groupBy(pickups.status),
  );
}

/** Whether an order is ready and in no open pickup. */
function isToCollect(reader: Reader): SQL | undefined {
  // Under another name: the query around it may read the orders of a pickup, too.
  const taken = alias(pickupOrders, 'taken');
  const inPickup = reader
    .select({ id: taken.id })
    .from(taken)
    .where(and(eq(taken.orderId, orders.id), isNull(taken.releasedAt)));
  return and(eq(orders.status, COLLECTABLE_STATUS), isNull(orders.archivedAt), notExists(inPickup));
}

/** The ready orders that are in no open pickup, by their date to ship by. */
export async function selectOrdersToCollect(
  reader: Reader,
  storeId: string,
  cityId: string | undefined,
): Promise<OrderToCollect[]> {
  const rows = await reader
    .select({
      orderId: orders.id,
      number: orders.number,
      cityId: orders.cityId,
      total: orders.total,
      shipBy: orders.shipBy,
      firstName: clients.firstName,
      lastName: clients.lastName,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(
      and(
        eq(orders.storeId, storeId),
        isToCollect(reader),
        cityId ? eq(orders.cityId, cityId) : undefined,
      ),
    )
    .orderBy(asc(orders.shipBy), asc(orders.id))
    .limit(MAX_ORDERS);
  return rows.map(({ number, shipBy, firstName, lastName, ...row }) => ({
    ...row,
    number: String(number),
    clientName: `${firstName} ${lastName}`,
    shipBy: shipBy?.toISOString() ?? null,
  }));
}
