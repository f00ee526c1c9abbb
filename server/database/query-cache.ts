import { LRUCache } from 'lru-cache';

/** Rows of answers that one process caches; a row of a list takes about a kilobyte. */
const MAX_ROWS = 50_000;

/** The identity of a database query: plain values in a fixed order. */
export interface CacheableQuery {
  /** The store's version of the data read, see {@link Principal.versions}. */
  readonly version: string;
  readonly storeId: string;
  /** The query: the reading function's name, then its parameters. */
  readonly keyParts: readonly unknown[];
  /** Maximum number of rows of the answer. */
  readonly maxRows: number;
  /** How far the answer may lag behind the version: milliseconds at `now`. Default: not at all. */
  readonly allowedLag?: { readonly now: Date; readonly ms: number } | undefined;
}

interface CacheEntry {
  readonly result: Promise<unknown>;
  readonly version: string;
  readonly askedAt: Date | undefined;
}

function isFresh({ version, askedAt }: CacheEntry, question: CacheableQuery): boolean {
  if (version === question.version) return true;
  const { allowedLag } = question;
  const age = allowedLag && askedAt ? allowedLag.now.getTime() - askedAt.getTime() : -1;
  return allowedLag !== undefined && age >= 0 && age <= allowedLag.ms;
}

/**
 * Runs a query only if its answer is not cached since the store's last change. The version is read
 * before the answer, so that a cached answer is never older than the data seen by the request.
 * Concurrent callers of the same query share one answer. Answers are shared and must not be
 * changed.
 */
export type QueryCache = <Answer>(
  question: CacheableQuery,
  ask: () => Promise<Answer>,
) => Promise<Answer>;

/** An empty query cache for one process. */
export function createQueryCache(): QueryCache {
  const answers = new LRUCache<string, CacheEntry>({ maxSize: MAX_ROWS });
  return <Answer>(question: CacheableQuery, ask: () => Promise<Answer>) => {
    const { version, storeId, keyParts, maxRows, allowedLag } = question;
    const key = JSON.stringify([storeId, ...keyParts]);
    // The entry under this key came from the same reading function with the same parameters.
    const known = answers.get(key);
    if (known && isFresh(known, question)) return known.result as Promise<Answer>;
    const result = ask();
    const entry = { result, version, askedAt: allowedLag?.now };
    answers.set(key, entry, { size: Math.ceil(maxRows) + 1 });
    result.catch(() => {
      if (answers.peek(key) === entry) answers.delete(key);
    });
    return result;
  };
}
