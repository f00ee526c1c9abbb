import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Store } from '../store';
import { storeApi } from './store-api';
import { type PendingCall, unwrapWithSignal } from './unwrap-with-signal';

/** A query of the store API. */
interface Query<Arg, Data> {
  readonly name: string;
  initiate(
    arg: Arg,
    options: { forceRefetch: true },
  ): ThunkAction<PendingCall<Data>, unknown, unknown, UnknownAction>;
}

const { getRunningQueryThunk } = storeApi.util;

/**
 * The answer to a request of the query that is sent after this call; rejects with the ApiProblem.
 * The cache sends no second request while another one of the same query runs, be it cancelled, and
 * would return the outcome of that one: an older answer, or its cancellation. So that one is waited
 * for, and so is each that begins meanwhile. Aborting `signal` ends the reading.
 */
export async function readAnew<Arg, Data>(
  store: Store,
  { name, initiate }: Query<Arg, Data>,
  arg: Arg,
  signal: AbortSignal,
): Promise<Data> {
  // The base of the endpoints knows no name; a running query is found by the name at run time.
  const running = () => store.dispatch(getRunningQueryThunk(name as never, arg as never));
  for (let earlier = running(); earlier; earlier = running()) {
    await earlier;
    signal.throwIfAborted();
  }
  return unwrapWithSignal(store.dispatch(initiate(arg, { forceRefetch: true })), signal);
}
