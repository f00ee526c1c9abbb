// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { TokenPair } from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type { Problem, TokenPair } from './shared-schemas.generated';
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
export type IdentityProviderName = 'amplify' | 'firebase' | 'auth0' | 'supabase';
export type AmplifySettings = {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Another address than Amazon's; null for Amazon's. */
  userPoolEndpoint: string | null;
};
export type FirebaseSettings = {
  projectId: string;
  /** Names the project in requests; it is no secret. */
  apiKey: string;
  authDomain: string;
  /** For `connectAuthEmulator`; null for Google's own service. */
  emulatorUrl: string | null;
};
export type Auth0Settings = {
  /** A host name, or an address with its scheme. */
  domain: string;
  clientId: string;
};
export type SupabaseSettings = {
  url: string;
  /** The publishable key; it is no secret. */
  anonKey: string;
};
export type IdentityProvider = {
  provider: IdentityProviderName;
  configured: boolean;
  /** The public settings of this provider; null while it is not configured. */
  settings: AmplifySettings | FirebaseSettings | Auth0Settings | SupabaseSettings | null;
};
export type IdentityProviderList = {
  items: IdentityProvider[];
};
export type LinkConfirmation = {
  /** That of the 409 which the same token got. */
  challenge: string;
  password?: string;
  code?: string;
  /** Whose password it is; required where the challenge says so. */
  userName?: string;
};
export type TokenExchange = {
  provider: IdentityProviderName;
  token: string;
  /** The nonce of the sign-in at the provider; required where the token has one, and always for auth0. */
  nonce?: string;
  confirmation?: LinkConfirmation;
};
export type LinkChallenge = {
  challenge: string;
  confirmBy: ('password' | 'code')[];
  /** Whether several users share the address. Then only user name and password confirm. */
  isUserNameRequired: boolean;
  /** How many wrong passwords or codes it still takes. */
  triesLeft: number;
  /** How many codes it may still mail. */
  codesLeft: number;
  expiresAt: string;
};
export type LinkCodeRequest = {
  challenge: string;
};
export type Identity = {
  id: string;
  provider: IdentityProviderName;
  /** The address at the provider when it was last used. */
  email: string;
  linkedAt: string;
  lastUsedAt: string;
  allowedActions: 'unlink'[];
};
export type IdentityList = {
  items: Identity[];
  total: number;
  page: number;
  pageSize: number;
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
