// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export const addTagTypes = ['cards'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      receiveCardNotice: build.mutation<ReceiveCardNoticeApiResponse, ReceiveCardNoticeApiArg>({
        query: (queryArg) => ({
          url: `/api/public/card-notices`,
          method: 'POST',
          body: queryArg.cardNotice,
        }),
        invalidatesTags: ['cards'],
      }),
      keepTestCard: build.mutation<KeepTestCardApiResponse, KeepTestCardApiArg>({
        query: (queryArg) => ({
          url: `/api/test-card-processor/cards`,
          method: 'POST',
          body: queryArg.testCard,
        }),
        invalidatesTags: ['cards'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as cardsEndpoints };
export type ReceiveCardNoticeApiResponse = unknown;
export type ReceiveCardNoticeApiArg = {
  cardNotice: CardNotice;
};
export type KeepTestCardApiResponse = /** status 201 What to call the card by. */ KeptCard;
export type KeepTestCardApiArg = {
  testCard: TestCard;
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
export type CardNotice = {
  /** Key under which the payment was asked for. */
  payment: string;
  outcome: 'approved' | 'declined';
  /** The bank's name for what it holds. */
  authorization?: string | null;
  /** HMAC-SHA256 of what is told, in hex. */
  signature: string;
};
export type KeptCard = {
  reference: string;
};
export type TestCard = {
  /** Digits alone. */
  number: string;
  /** Month and year as they stand on the card. */
  expiry: string;
  code: string;
};
export const { useReceiveCardNoticeMutation, useKeepTestCardMutation } = injectedRtkApi;
