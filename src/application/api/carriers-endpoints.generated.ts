// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  Carrier,
  CarrierAction,
  CarrierCreate,
  CarrierList,
  CarrierUpdate,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['carriers'] as const;
export const carrierListAnswer = {
  items: [{ id: '', name: '', isArchived: true, createdAt: '', updatedAt: '', revision: 0 }],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const carrierAnswer = {
  id: '',
  name: '',
  isArchived: true,
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listCarriers: build.query<ListCarriersApiResponse, ListCarriersApiArg>({
        query: (queryArg) => ({
          answer: carrierListAnswer,
          url: `/api/store/carriers/`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['carriers'],
      }),
      createCarrier: build.mutation<CreateCarrierApiResponse, CreateCarrierApiArg>({
        query: (queryArg) => ({
          answer: carrierAnswer,
          url: `/api/store/carrier/create`,
          method: 'POST',
          body: queryArg.carrierCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['carriers'],
      }),
      updateCarrier: build.mutation<UpdateCarrierApiResponse, UpdateCarrierApiArg>({
        query: (queryArg) => ({
          answer: carrierAnswer,
          url: `/api/store/carrier/${encodeURIComponent(String(queryArg.carrierId))}`,
          method: 'PATCH',
          body: queryArg.carrierUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['carriers'],
      }),
      performCarrierAction: build.mutation<
        PerformCarrierActionApiResponse,
        PerformCarrierActionApiArg
      >({
        query: (queryArg) => ({
          answer: carrierAnswer,
          url: `/api/store/carrier/${encodeURIComponent(String(queryArg.carrierId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['carriers'],
      }),
    }),
  });
export { injectedRtkApi as carriersEndpoints };
export type ListCarriersApiResponse = /** status 200 A page of carriers. */ CarrierList;
export type ListCarriersApiArg = {
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type CreateCarrierApiResponse = /** status 201 The carrier. */ Carrier;
export type CreateCarrierApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  carrierCreate: CarrierCreate;
};
export type UpdateCarrierApiResponse = /** status 200 The carrier as it stands now. */ Carrier;
export type UpdateCarrierApiArg = {
  /** Id of the carrier. */
  carrierId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  carrierUpdate: CarrierUpdate;
};
export type PerformCarrierActionApiResponse =
  /** status 200 The carrier after the action. */ Carrier;
export type PerformCarrierActionApiArg = {
  /** Id of the carrier. */
  carrierId: string;
  /** What to do. */
  action: CarrierAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export const {
  useListCarriersQuery,
  useLazyListCarriersQuery,
  useCreateCarrierMutation,
  useUpdateCarrierMutation,
  usePerformCarrierActionMutation,
} = injectedRtkApi;
