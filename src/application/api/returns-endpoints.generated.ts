// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export type {
  AllowedReturnAction,
  HistoryActor,
  HistoryEntry,
  OrderClient,
  OrderStatus,
  Problem,
  Return,
  ReturnAction,
  ReturnItem,
  ReturnReason,
  ReturnStatus,
} from './shared-schemas.generated';
export * from './returns-queries.generated';
import type { Return, ReturnAction } from './shared-schemas.generated';
import { returnAnswer } from './returns-queries.generated';
import { returnsQueries as api } from './returns-queries.generated';
export const addTagTypes = ['returns'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      performReturnAction: build.mutation<
        PerformReturnActionApiResponse,
        PerformReturnActionApiArg
      >({
        query: (queryArg) => ({
          answer: returnAnswer,
          url: `/api/store/returns/${encodeURIComponent(String(queryArg.returnId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          body: queryArg.returnActionRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['returns'],
      }),
    }),
  });
export { injectedRtkApi as returnsEndpoints };
export type PerformReturnActionApiResponse = /** status 200 The return after the action. */ Return;
export type PerformReturnActionApiArg = {
  /** Id of the return. */
  returnId: string;
  /** What to do. */
  action: ReturnAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  returnActionRequest: ReturnActionRequest;
};
export type ReturnDecisionReason =
  | 'too_late'
  | 'used_item'
  | 'not_returnable'
  | 'not_our_item'
  | 'damaged_by_client'
  | 'incomplete'
  | 'never_arrived'
  | 'other';
export type CountedReturnItem = {
  orderItemId: string;
  receivedQuantity: number;
  /** Of the received ones. */
  damagedQuantity: number;
  /** Whether the undamaged ones can be sold again. */
  resellable: boolean;
};
export type ReturnActionRequest = {
  reasonCode?: ReturnDecisionReason;
  /** Message to the client. */
  note?: string;
  /** What a dispute rests on; staff and marketplace read it, the client does not. */
  evidence?: string;
  items?: CountedReturnItem[];
  /** Centimes to give back, at most `refundable`. */
  amount?: number;
};
export const { usePerformReturnActionMutation } = injectedRtkApi;
