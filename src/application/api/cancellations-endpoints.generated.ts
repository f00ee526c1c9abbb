// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export type {
  AllowedCancellationAction,
  Cancellation,
  CancellationAction,
  CancellationItem,
  CancellationReason,
  CancellationStatus,
  HistoryActor,
  HistoryEntry,
  OrderClient,
  OrderStatus,
  Problem,
} from './shared-schemas.generated';
export * from './cancellations-queries.generated';
import type {
  Cancellation,
  CancellationAction,
  CancellationReason,
} from './shared-schemas.generated';
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
export type CancelledQuantity = {
  orderItemId: string;
  quantity: number;
};
export type CancellationRequest = {
  reasonCode: CancellationReason;
  /** Message to the client. */
  note?: string;
  items?: CancelledQuantity[];
  /** Whether the pieces go back on sale. If not, they leave the stock. */
  restock?: boolean;
};
export type CancellationActionRequest = {
  /** Message to the client. */
  note?: string;
  /** Of accept: whether the pieces go back on sale. If not, they leave the stock. */
  restock?: boolean;
};
export const { useCreateCancellationMutation, usePerformCancellationActionMutation } =
  injectedRtkApi;
