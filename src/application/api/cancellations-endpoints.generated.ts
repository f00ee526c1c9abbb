// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export * from './cancellations-queries.generated';
import type {
  Cancellation,
  CancellationAction,
  CancellationActionRequest,
  CancellationRequest,
} from '#openapi/types.generated';
import { cancellationAnswer } from './cancellations-queries.generated';
import { cancellationsQueries as api } from './cancellations-queries.generated';
export const addTagTypes = ['cancellations'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createCancellation: build.mutation<CreateCancellationApiResponse, CreateCancellationApiArg>({
        query: (queryArg) => ({
          answer: cancellationAnswer,
          url: `/api/store/order/${encodeURIComponent(String(queryArg.orderId))}/cancellation/create`,
          method: 'POST',
          body: queryArg.cancellationRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cancellations'],
      }),
      performCancellationAction: build.mutation<
        PerformCancellationActionApiResponse,
        PerformCancellationActionApiArg
      >({
        query: (queryArg) => ({
          answer: cancellationAnswer,
          url: `/api/store/cancellations/${encodeURIComponent(String(queryArg.cancellationId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          body: queryArg.cancellationActionRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cancellations'],
      }),
    }),
  });
export { injectedRtkApi as cancellationsEndpoints };
export type CreateCancellationApiResponse = /** status 201 The cancellation. */ Cancellation;
export type CreateCancellationApiArg = {
  /** Id of the order. */
  orderId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  cancellationRequest: CancellationRequest;
};
export type PerformCancellationActionApiResponse =
  /** status 200 The cancellation after the action. */ Cancellation;
export type PerformCancellationActionApiArg = {
  /** Id of the cancellation. */
  cancellationId: string;
  /** What to do. */
  action: CancellationAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  cancellationActionRequest: CancellationActionRequest;
};
export const { useCreateCancellationMutation, usePerformCancellationActionMutation } =
  injectedRtkApi;
