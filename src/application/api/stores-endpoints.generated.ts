// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export * from './stores-queries.generated';
import type { Availability, AvailabilityInput, Store, StoreUpdate } from '#openapi/types.generated';
import { availabilityAnswer, storeAnswer } from './stores-queries.generated';
import { storesQueries as api } from './stores-queries.generated';
export const addTagTypes = ['stores'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createAvailability: build.mutation<CreateAvailabilityApiResponse, CreateAvailabilityApiArg>({
        query: (queryArg) => ({
          answer: availabilityAnswer,
          url: `/api/store/availability/create/new/`,
          method: 'POST',
          body: queryArg.availabilityInput,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['stores'],
      }),
      updateStore: build.mutation<UpdateStoreApiResponse, UpdateStoreApiArg>({
        query: (queryArg) => ({
          answer: storeAnswer,
          url: `/api/store/update/${encodeURIComponent(String(queryArg.storeId))}`,
          method: 'PATCH',
          body: queryArg.storeUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['stores'],
      }),
    }),
  });
export { injectedRtkApi as storesEndpoints };
export type CreateAvailabilityApiResponse =
  /** status 201 The availability as it holds now. */ Availability;
export type CreateAvailabilityApiArg = {
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  availabilityInput: AvailabilityInput;
};
export type UpdateStoreApiResponse = /** status 200 The store as it stands now. */ Store;
export type UpdateStoreApiArg = {
  /** Id of the store. */
  storeId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  storeUpdate: StoreUpdate;
};
export const { useCreateAvailabilityMutation, useUpdateStoreMutation } = injectedRtkApi;
