// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export type { Problem } from './shared-schemas.generated';
export const addTagTypes = ['cards'] as const;
export const keptCardAnswer = { reference: '' };
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
          answer: keptCardAnswer,
          url: `/api/test-card-processor/cards`,
          method: 'POST',
          body: queryArg.testCard,
        }),
        invalidatesTags: ['cards'],
      }),
    }),
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
