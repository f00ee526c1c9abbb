import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { TOUR_STATUSES, type TourStatus } from '#domain/tours/tour-lifecycle';
import type { Principal, Reader } from '../context';
import type { Operations } from '../contract.generated';
import { countsByStatus, inStatuses, matchingWords } from '../database/list-filters';
import { stores } from '../database/schema/stores';
import { tours } from '../database/schema/tours';
import type { TourPageRow } from './tour-presentation';
import { guidedTours, numberColumns } from './tours.repository';

/** Filters, order and page of the list, with the contract's types. */
export type TourListQuery = Operations['listTours']['query'];

const title = sql`${tours.title} collate "names_fr"`;

const SORTS: Record<TourListQuery['sort'], SQL[]> = {
  title: [asc(title), asc(tours.id)],
  '-title': [desc(title), desc(tours.id)],
  updatedAt: [asc(tours.updatedAt), asc(tours.id)],
  '-updatedAt': [desc(tours.updatedAt), desc(tours.id)],
  createdAt: [asc(tours.createdAt), asc(tours.id)],
  '-createdAt': [desc(tours.createdAt), desc(tours.id)],
};

function filterCondition(reader: Reader, principal: Principal, { q }: TourListQuery) {
  return and(
    eq(tours.storeId, principal.storeId),
    guidedTours(reader, principal),
    matchingWords(tours.searchText, q),
  );
}

/** One page of the tours that the principal may see. */
export function selectTourPage(
  reader: Reader,
  principal: Principal,
  query: TourListQuery,
  now: Date,
): Promise<TourPageRow[]> {
  return reader
    .select({
      tour: tours,
      numbers: numberColumns(now),
      isStoreActive: sql<boolean>`${stores.status} = 'active'`,
    })
    .from(tours)
    .innerJoin(stores, eq(stores.id, tours.storeId))
    .where(and(filterCondition(reader, principal, query), inStatuses(tours.status, query.status)))
    .orderBy(...SORTS[query.sort])
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

/** The number of tours in each status, under all filters but the status. */
export async function countTours(
  reader: Reader,
  principal: Principal,
  query: TourListQuery,
): Promise<Record<TourStatus, number>> {
  return countsByStatus(
    TOUR_STATUSES,
    await reader
      .select({ status: tours.status, count: count() })
      .from(tours)
      .where(filterCondition(reader, principal, query))
      .groupBy(tours.status),
  );
}
