// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export type { Problem } from './shared-schemas.generated';
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
export type PartState = 'working' | 'slow' | 'failing';
export type StatusDay = {
  day: string;
  /** Minutes of which something is known. */
  minutes: number;
  failedMinutes: number;
};
export type StatusPart = {
  part: 'server' | 'database' | 'worker' | 'mail' | 'storage';
  state: PartState;
  /** Share of the minutes without a failure, from 0 to 1; null if nothing is known yet. */
  availability: number | null;
  /** The oldest first, today last. */
  days: StatusDay[];
};
export type PortalStatus = {
  /** When the parts were looked at. */
  checkedAt: string;
  state: PartState;
  parts: StatusPart[];
};
export const { useGetPortalStatusQuery, useLazyGetPortalStatusQuery } = injectedRtkApi;
