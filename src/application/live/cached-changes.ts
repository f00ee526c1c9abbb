import type { ChangeHint } from '#domain/live/store-events';

/** The cached result of one query or one mutation. */
interface CacheEntry {
  readonly data?: unknown;
}

/** The parts of the query cache that contain answers. */
export interface CachedResponses {
  readonly queries: Readonly<Record<string, CacheEntry | undefined>>;
  readonly mutations: Readonly<Record<string, CacheEntry | undefined>>;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The records of an answer: a single one, or those of a list page. */
function recordsIn({ data }: CacheEntry): readonly unknown[] {
  if (!isObject(data)) return [];
  return Array.isArray(data['items']) ? data['items'] : [data];
}

function revisionsOf(entries: CachedResponses['queries'], id: string): number[] {
  return Object.values(entries)
    .flatMap((entry) => (entry ? recordsIn(entry) : []))
    .flatMap((record) =>
      isObject(record) && record['id'] === id && typeof record['revision'] === 'number'
        ? [record['revision']]
        : [],
    );
}

/**
 * Whether the cache already has a change, as after the user's own writes: their answers arrive
 * before the change hint, and their tags were refetched. The change then needs no second refetch.
 */
export function isChangeCached(
  { queries, mutations }: CachedResponses,
  { id, revision }: ChangeHint,
): boolean {
  if (id === undefined || revision === undefined) return false;
  const read = revisionsOf(queries, id);
  const known = [...read, ...revisionsOf(mutations, id)];
  return known.some((one) => one >= revision) && read.every((one) => one >= revision);
}
