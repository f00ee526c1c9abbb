import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { LRUCache } from 'lru-cache';
import type { CacheableQuery, QueryCache } from '../ports/query-cache.port';

/** Rows of answers that one process caches; a row of a list takes about a kilobyte. */
const MAX_ROWS = 50_000;

interface CacheEntry {
  readonly result: Promise<unknown>;
  readonly version: string;
  readonly askedAt: Date | undefined;
}

function isFresh({ version, askedAt }: CacheEntry, question: CacheableQuery): boolean {
  if (version === question.version) return true;
  const { allowedLag } = question;
  const age = allowedLag && askedAt ? differenceInMilliseconds(allowedLag.now, askedAt) : -1;
  return allowedLag !== undefined && age >= 0 && age <= allowedLag.ms;
}

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
