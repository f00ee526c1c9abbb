import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Versions } from '../data-versions';
import { storeChanges } from './schema/changes';

/** Versions of a store in which no record of any subject was ever written. */
const INITIAL_VERSIONS: Versions = { products: '0', orders: '0', people: '0' };

/**
 * The versions of a store's subjects, as a column of a query that runs before the records are read.
 */
export function versionsOf(storeId: AnyColumn): SQL<Versions> {
  return sql<Versions>`(select coalesce(json_object_agg(subject, version), '{}') from (
    select ${storeChanges.subject}, sum(${storeChanges.amount})::text as version from ${storeChanges}
     where ${storeChanges.storeId} in (${storeId}, '*') group by ${storeChanges.subject}) as sums)`.mapWith(
    (found: Partial<Versions>) => ({ ...INITIAL_VERSIONS, ...found }),
  );
}
