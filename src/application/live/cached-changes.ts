import type { ChangeHint } from '#domain/live/store-events';

/** What the query cache holds of one question or one write. */
interface CacheEntry {
  readonly data?: unknown;
}

/** The parts of the query cache that answers stand in. */
export interface CachedResponses {
  readonly queries: Readonly<Record<string, CacheEntry | undefined>>;
  readonly mutations: Readonly<Record<string, CacheEntry | undefined>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The records of an answer: one, or those of a page of a list. */
const recordsIn = ({ data }: CacheEntry): readonly unknown[] => {
  if (!isObject(data)) return [];
  return Array.isArray(data['items']) ? data['items'] : [data];
};

const revisionsOf = (entries: CachedResponses['queries'], id: string): number[] =>
  Object.values(entries)
    .flatMap((entry) => (entry ? recordsIn(entry) : []))
    .flatMap((record) =>
      isObject(record) && record['id'] === id && typeof record['revision'] === 'number'
        ? [record['revision']]
        : [],
    );

/**
 * Whether what is kept shows a change already, as one's own writes do: their answers arrive before the
 * hint, and what they touch was read again. Then nothing needs to be asked twice.
 */
export const isChangeCached = (
  { queries, mutations }: CachedResponses,
  { id, revision }: ChangeHint,
): boolean => {
  if (id === undefined || revision === undefined) return false;
  const read = revisionsOf(queries, id);
  const known = [...read, ...revisionsOf(mutations, id)];
  return known.some((one) => one >= revision) && read.every((one) => one >= revision);
};
