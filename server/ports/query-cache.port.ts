/** The identity of a database query: plain values in a fixed order. */
export interface CacheableQuery {
  /** The store's version of the data read, see `Principal.versions`. */
  readonly version: string;
  readonly storeId: string;
  /** The query: the reading function's name, then its parameters. */
  readonly keyParts: readonly unknown[];
  /** Maximum number of rows of the answer. */
  readonly maxRows: number;
  /** How far the answer may lag behind the version: milliseconds at `now`. Default: not at all. */
  readonly allowedLag?: { readonly now: Date; readonly ms: number } | undefined;
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
