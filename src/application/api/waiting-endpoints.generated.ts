// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export const addTagTypes = [
  'waiting',
  'orders',
  'returns',
  'cancellations',
  'notifications',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getWaiting: build.query<GetWaitingApiResponse, GetWaitingApiArg>({
        query: () => ({ url: `/api/store/waiting/` }),
        providesTags: ['waiting', 'orders', 'returns', 'cancellations', 'notifications'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as waitingEndpoints };
export type GetWaitingApiResponse = /** status 200 The counts. */ WaitingCounts;
export type GetWaitingApiArg = void;
export type WaitingCounts = {
  /** Orders to accept or refuse. */
  orders: number;
  /** Returns asked for. */
  returns: number;
  /** Cancellations asked for. */
  cancellations: number;
  /** Unread ones of the user. */
  notifications: number;
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  /** Stable code, e.g. validation_failed, action_not_allowed. */
  code: string;
  /** Field path (dots between levels) to the codes of what is wrong with it. */
  errors?: {
    [key: string]: string[];
  };
  /** Only on 401. token_expired and token_invalid may be refreshed and replayed once; Unauthorized never. */
  error?: 'token_expired' | 'token_invalid' | 'Unauthorized';
  /** On 409 and 412, the record as it stands now. */
  current?: {
    [key: string]: unknown;
  };
  requestId: string;
};
export const { useGetWaitingQuery, useLazyGetWaitingQuery } = injectedRtkApi;
