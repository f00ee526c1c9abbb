import { LRUCache } from 'lru-cache';

/** Rows of answers kept by one process; a row of a list weighs about a kilobyte. */
const MAX_ROWS = 50_000;

/** A question to the database as it is told apart from others: plain values in a fixed order. */
export interface CacheableQuery {
  /** The store's version of what is read, see {@link Principal.versions}. */
  readonly version: string;
  readonly storeId: string;
  /** What is asked: the reading function's name, then its parameters. */
  readonly keyParts: readonly unknown[];
  /** Rows the answer may have at most. */
  readonly maxRows: number;
  /** Where it may be older than the version: by how many milliseconds at `now`. None unless given. */
  readonly allowedLag?: { readonly now: Date; readonly ms: number } | undefined;
}

interface CacheEntry {
  readonly result: Promise<unknown>;
  readonly version: string;
  readonly askedAt: Date | undefined;
}

const isFresh = ({ version, askedAt }: CacheEntry, question: CacheableQuery): boolean => {
  if (version === question.version) return true;
  const { allowedLag } = question;
  const age = allowedLag && askedAt ? allowedLag.now.getTime() - askedAt.getTime() : -1;
  return allowedLag !== undefined && age >= 0 && age <= allowedLag.ms;
};

/**
 * Asks only what was not asked since the store last changed. The version was read before the answer,
 * so that a kept answer is never older than what the request has seen; whoever asks while the same
 * question is on its way waits for that answer. Answers are shared: nobody may change them.
 */
export type QueryCache = <Answer>(
  question: CacheableQuery,
  ask: () => Promise<Answer>,
) => Promise<Answer>;

/** An empty query cache for one process. */
export const createQueryCache = (): QueryCache => {
  const answers = new LRUCache<string, CacheEntry>({ maxSize: MAX_ROWS });
  return <Answer>(question: CacheableQuery, ask: () => Promise<Answer>) => {
    const { version, storeId, keyParts, maxRows, allowedLag } = question;
    const key = JSON.stringify([storeId, ...keyParts]);
    // What was kept under this key came from the same reading function with the same parameters.
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
};
