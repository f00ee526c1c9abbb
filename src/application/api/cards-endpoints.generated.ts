// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { CardNotice, KeptCard, TestCard } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
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
export const { useReceiveCardNoticeMutation, useKeepTestCardMutation } = injectedRtkApi;
