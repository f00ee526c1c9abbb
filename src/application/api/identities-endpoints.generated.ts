// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  IdentityList,
  IdentityProviderList,
  LinkChallenge,
  LinkCodeRequest,
  TokenExchange,
  TokenPair,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['identities'] as const;
export const identityProviderListAnswer = { items: [{ provider: '', configured: true }] };
export const tokenPairAnswer = { access: '', refresh: '' };
export const linkChallengeAnswer = {
  challenge: '',
  confirmBy: [''],
  isUserNameRequired: true,
  triesLeft: 0,
  codesLeft: 0,
  expiresAt: '',
};
export const identityListAnswer = {
  items: [{ id: '', provider: '', email: '', linkedAt: '', lastUsedAt: '', allowedActions: [''] }],
  total: 0,
  page: 0,
  pageSize: 0,
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listIdentityProviders: build.query<
        ListIdentityProvidersApiResponse,
        ListIdentityProvidersApiArg
      >({
        query: () => ({ answer: identityProviderListAnswer, url: `/api/auth/providers` }),
        providesTags: ['identities'],
      }),
      exchangeToken: build.mutation<ExchangeTokenApiResponse, ExchangeTokenApiArg>({
        query: (queryArg) => ({
          answer: tokenPairAnswer,
          url: `/api/auth/token/exchange`,
          method: 'POST',
          body: queryArg.tokenExchange,
        }),
        invalidatesTags: ['identities'],
      }),
      sendLinkCode: build.mutation<SendLinkCodeApiResponse, SendLinkCodeApiArg>({
        query: (queryArg) => ({
          answer: linkChallengeAnswer,
          url: `/api/auth/token/exchange/code`,
          method: 'POST',
          body: queryArg.linkCodeRequest,
        }),
        invalidatesTags: ['identities'],
      }),
      listIdentities: build.query<ListIdentitiesApiResponse, ListIdentitiesApiArg>({
        query: (queryArg) => ({
          answer: identityListAnswer,
          url: `/api/user/identities/`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['identities'],
      }),
      unlinkIdentity: build.mutation<UnlinkIdentityApiResponse, UnlinkIdentityApiArg>({
        query: (queryArg) => ({
          url: `/api/user/identities/${encodeURIComponent(String(queryArg.identityId))}/unlink`,
          method: 'POST',
        }),
        invalidatesTags: ['identities'],
      }),
    }),
  });
export { injectedRtkApi as identitiesEndpoints };
export type ListIdentityProvidersApiResponse =
  /** status 200 The providers. */ IdentityProviderList;
export type ListIdentityProvidersApiArg = void;
export type ExchangeTokenApiResponse = /** status 200 Signed in. */ TokenPair;
export type ExchangeTokenApiArg = {
  tokenExchange: TokenExchange;
};
export type SendLinkCodeApiResponse =
  /** status 202 The mail is queued. The challenge as it stands now. */ LinkChallenge;
export type SendLinkCodeApiArg = {
  linkCodeRequest: LinkCodeRequest;
};
export type ListIdentitiesApiResponse = /** status 200 A page of identities. */ IdentityList;
export type ListIdentitiesApiArg = {
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type UnlinkIdentityApiResponse = unknown;
export type UnlinkIdentityApiArg = {
  /** Id of the identity. */
  identityId: string;
};
export const {
  useListIdentityProvidersQuery,
  useLazyListIdentityProvidersQuery,
  useExchangeTokenMutation,
  useSendLinkCodeMutation,
  useListIdentitiesQuery,
  useLazyListIdentitiesQuery,
  useUnlinkIdentityMutation,
} = injectedRtkApi;
