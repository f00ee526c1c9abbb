// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { CurrentUser, TokenPair } from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type { CurrentUser, OwnStore, Problem, Role, TokenPair } from './shared-schemas.generated';
export const addTagTypes = ['session'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createToken: build.mutation<CreateTokenApiResponse, CreateTokenApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/token/`,
          method: 'POST',
          body: queryArg.credentials,
        }),
        invalidatesTags: ['session'],
      }),
      refreshToken: build.mutation<RefreshTokenApiResponse, RefreshTokenApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/token/refresh/`,
          method: 'POST',
          body: queryArg.refreshRequest,
        }),
        invalidatesTags: ['session'],
      }),
      getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
        query: () => ({ url: `/api/user/` }),
        providesTags: ['session'],
      }),
      endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
        query: () => ({ url: `/api/store/session/end/`, method: 'POST' }),
        invalidatesTags: ['session'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as sessionEndpoints };
export type CreateTokenApiResponse = /** status 200 Signed in. */ TokenPair;
export type CreateTokenApiArg = {
  credentials: Credentials;
};
export type RefreshTokenApiResponse = /** status 200 A new access token. */ AccessToken;
export type RefreshTokenApiArg = {
  refreshRequest: RefreshRequest;
};
export type GetCurrentUserApiResponse = /** status 200 The current user. */ CurrentUser;
export type GetCurrentUserApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = void;
export type Credentials = {
  username: string;
  password: string;
};
export type AccessToken = {
  access: string;
};
export type RefreshRequest = {
  refresh: string;
};
export const {
  useCreateTokenMutation,
  useRefreshTokenMutation,
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useEndSessionMutation,
} = injectedRtkApi;
