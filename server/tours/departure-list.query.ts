import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import { DEPARTURE_STATUSES, type DepartureStatus } from '#domain/tours/departure-lifecycle';
import type { Principal, Reader } from '../context';
import type { Operations } from '../contract.generated';
import { countsByStatus, inStatuses, withinDays } from '../database/list-filters';
import { departures } from '../database/schema/tours';
import { type DepartureRecord, selectDepartures } from './departures.repository';
import { guidedDepartures } from './tours.repository';

/** Filters, order and page of the list, with the contract's types. */
export type DepartureListQuery = Operations['listDepartures']['query'];

function filterCondition(
  principal: Principal,
  { tourId, from, to }: Pick<DepartureListQuery, 'tourId' | 'from' | 'to'>,
): SQL | undefined {
  return and(
    eq(departures.storeId, principal.storeId),
    guidedDepartures(principal),
    tourId ? eq(departures.tourId, tourId) : undefined,
    withinDays(departures.startsAt, from, to),
  );
}

/** One page of the departures that the principal may see. */
export async function selectDeparturePage(
  reader: Reader,
  principal: Principal,
  query: DepartureListQuery,
  now: Date,
): Promise<DepartureRecord[]> {
  const order = query.sort === 'startsAt' ? asc : desc;
  return selectDepartures(reader, now)
    .where(and(filterCondition(principal, query), inStatuses(departures.status, query.status)))
    .orderBy(order(departures.startsAt), order(departures.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

/** The number of departures in each status, under all filters but the status. */
export async function countDepartures(
  reader: Reader,
  principal: Principal,
  query: DepartureListQuery,
): Promise<Record<DepartureStatus, number>> {
  return countsByStatus(
    DEPARTURE_STATUSES,
    await reader
      .select({ status: departures.status, count: count() })
      .from(departures)
      .where(filterCondition(principal, query))
      .groupBy(departures.status),
  );
}
