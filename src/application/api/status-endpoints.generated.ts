// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { PortalStatus } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['status'] as const;
export const portalStatusAnswer = {
  checkedAt: '',
  state: '',
  parts: [{ part: '', state: '', days: [{ day: '', minutes: 0, failedMinutes: 0 }] }],
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getPortalStatus: build.query<GetPortalStatusApiResponse, GetPortalStatusApiArg>({
        query: () => ({ answer: portalStatusAnswer, url: `/api/public/status` }),
        providesTags: ['status'],
      }),
    }),
  });
export { injectedRtkApi as statusEndpoints };
export type GetPortalStatusApiResponse = /** status 200 The state. */ PortalStatus;
export type GetPortalStatusApiArg = void;
export const { useGetPortalStatusQuery, useLazyGetPortalStatusQuery } = injectedRtkApi;
