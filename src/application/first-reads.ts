import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { FRESH_SECONDS, type ThunkExtra } from './api/store-api';
import type { Store } from './store';

/** A query that a page sends first, in the form of the store's cache. */
export type FirstRead = ThunkAction<
  PromiseLike<unknown>,
  ReturnType<Store['getState']>,
  ThunkExtra,
  UnknownAction
>;

interface ReadOptions {
  readonly forceRefetch: number;
  readonly subscribe: false;
}

/** An endpoint of the store API that reads. */
export interface ReadEndpoint<Args> {
  readonly initiate: (args: Args, options: ReadOptions) => unknown;
}

/**
 * The query of an endpoint with the arguments that the page itself passes to the endpoint's hook:
 * other arguments would be another entry of the cache. It reads under the same condition as the
 * hook (`refetchOnMountOrArgChange`), and joins a request that is under way. Nothing is subscribed,
 * so an answer that no page uses is dropped after `keepUnusedDataFor`.
 */
export function firstRead<Args>({ initiate }: ReadEndpoint<Args>, args: Args): FirstRead {
  // The thunks of all endpoints have this form; their own types name each endpoint's cache.
  return initiate(args, { forceRefetch: FRESH_SECONDS, subscribe: false }) as FirstRead;
}

/**
 * Sends the queries that no fresh answer or running request makes superfluous. Resolves when all
 * are answered, also with errors.
 */
export async function sendFirstReads(
  { dispatch }: Pick<Store, 'dispatch'>,
  reads: readonly FirstRead[],
): Promise<void> {
  await Promise.all(reads.map((read) => dispatch(read)));
}
