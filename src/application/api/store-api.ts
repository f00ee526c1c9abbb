import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { ApiProblem, ApiRequest, Transport } from '../ports/transport.port';

/** What thunks get as their extra argument. */
export interface ThunkExtra {
  readonly transport: Transport;
}

const transportBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiProblem> = async (request, api) => {
  // RTK types `extra` as unknown; only createStore puts it there.
  const result = await (api.extra as ThunkExtra).transport.send(request, api.signal);
  return result.ok ? { data: result.data } : { error: result.problem };
};

/**
 * The store API's client and cache. The endpoints are generated from the contract, one file
 * a subject. Cache constants: specification, section 9 (seconds); focus never
 * refetches because no focus listener is installed.
 */
export const storeApi = createApi({
  reducerPath: 'storeApi',
  // Subjects that a write of another subject makes stale; each file of endpoints adds its own.
  tagTypes: ['products', 'imports'],
  baseQuery: transportBaseQuery,
  refetchOnMountOrArgChange: 60,
  keepUnusedDataFor: 300,
  refetchOnFocus: false,
  // Told by the connection machine, which knows more of the server than the browser does.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
