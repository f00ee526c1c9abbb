import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { DEPARTURE_STATUSES, type DepartureStatus } from '#domain/tours/departure-lifecycle';
import type { Principal, Reader } from '../context';
import type { Operations } from '../contract.generated';
import { countsByStatus, inStatuses, matchingWords, withinDays } from '../database/list-filters';
import { departures, tours } from '../database/schema/tours';
import { type DepartureRecord, selectDepartures } from './departures.repository';
import { guidedDepartures } from './tours.repository';

/** Filters, order and page of the list, with the contract's types. */
export type DepartureListQuery = Operations['listDepartures']['query'];

/** The departures of the tours that `q` finds; undefined without words. */
function ofToursMatching(
  reader: Reader,
  { storeId }: Principal,
  q: string | undefined,
): SQL | undefined {
  const words = matchingWords(tours.searchText, q);
  if (!words) return undefined;
  const found = reader.select({ id: tours.id }).from(tours);
  return inArray(departures.tourId, found.where(and(eq(tours.storeId, storeId), words)));
}

function filterCondition(
  reader: Reader,
  principal: Principal,
  { q, tourId, from, to }: Pick<DepartureListQuery, 'q' | 'tourId' | 'from' | 'to'>,
): SQL | undefined {
  return and(
    eq(departures.storeId, principal.storeId),
    guidedDepartures(principal),
    ofToursMatching(reader, principal, q),
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
    .where(
      and(filterCondition(reader, principal, query), inStatuses(departures.status, query.status)),
    )
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
      .where(filterCondition(reader, principal, query))
      .groupBy(departures.status),
  );
}
