import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Store } from '../store';
import { type PendingCall, unwrapWithSignal } from './unwrap-with-signal';

type Thunk<Returned> = ThunkAction<Returned, unknown, unknown, UnknownAction>;

/** The reading of a query, made for one argument by the API that has it. */
interface Reading<Data> {
  /** `getRunningQueryThunk` of the query. */
  readonly running: Thunk<PromiseLike<unknown> | undefined>;
  /** `initiate` of the query, with `forceRefetch`. */
  readonly reading: Thunk<PendingCall<Data>>;
}

/**
 * The answer to a request of the query that is sent after this call; rejects with the ApiProblem.
 * The cache sends no second request while another one of the same query runs, be it cancelled, and
 * would return the outcome of that one: an older answer, or its cancellation. So that one is waited
 * for, and so is each that begins meanwhile. Aborting `signal` ends the reading.
 */
export async function readAnew<Data>(
  store: Store,
  { running, reading }: Reading<Data>,
  signal: AbortSignal,
): Promise<Data> {
  for (let earlier = store.dispatch(running); earlier; earlier = store.dispatch(running)) {
    await earlier;
    signal.throwIfAborted();
  }
  return unwrapWithSignal(store.dispatch(reading), signal);
}
