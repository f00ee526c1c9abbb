// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { WaitingCounts } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = [
  'waiting',
  'orders',
  'returns',
  'cancellations',
  'notifications',
] as const;
export const waitingCountsAnswer = { orders: 0, returns: 0, cancellations: 0, notifications: 0 };
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getWaiting: build.query<GetWaitingApiResponse, GetWaitingApiArg>({
        query: () => ({ answer: waitingCountsAnswer, url: `/api/store/waiting/` }),
        providesTags: ['waiting', 'orders', 'returns', 'cancellations', 'notifications'],
      }),
    }),
  });
export { injectedRtkApi as waitingEndpoints };
export type GetWaitingApiResponse = /** status 200 The counts. */ WaitingCounts;
export type GetWaitingApiArg = void;
export const { useGetWaitingQuery, useLazyGetWaitingQuery } = injectedRtkApi;
