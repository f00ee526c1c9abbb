import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { ApiProblem, ApiRequest, Transport } from '../ports/transport.port';

/** The extra argument of thunks. */
export interface ThunkExtra {
  readonly transport: Transport;
}

const transportBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiProblem> = async (request, api) => {
  // RTK types `extra` as unknown; only createStore puts it there.
  const result = await (api.extra as ThunkExtra).transport.send(request, api.signal);
  return result.ok ? { data: result.data } : { error: result.problem };
};

/** Younger answers are used without asking again (specification, section 9), in seconds. */
export const FRESH_SECONDS = 60;

/**
 * The store API's client and cache. The endpoints are generated from the contract, one file per
 * subject. Cache constants: specification, section 9 (seconds). Focus never refetches, because no
 * focus listener is installed.
 */
export const storeApi = createApi({
  reducerPath: 'storeApi',
  // Subjects that a write to another subject makes stale, and the session, which is read from the
  // state. Each endpoints file adds its own.
  tagTypes: ['products', 'imports', 'session'],
  baseQuery: transportBaseQuery,
  refetchOnMountOrArgChange: FRESH_SECONDS,
  keepUnusedDataFor: 300,
  refetchOnFocus: false,
  // The connection machine dispatches it, because it detects the server and not only the network.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
