// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { Role, TokenPair } from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type { Problem, Role, TokenPair } from './shared-schemas.generated';
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
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/register`,
          method: 'POST',
          body: queryArg.registration,
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
export type RegisterApiResponse = /** status 201 Registered. */ Registered;
export type RegisterApiArg = {
  registration: Registration;
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
export type OwnStore = {
  id: string;
  name: string;
  nameAr: string | null;
  city: string | null;
  status: 'under_review' | 'active' | 'suspended';
};
export type CurrentUser = {
  id: string;
  firstName: string;
  lastName: string;
  userName: string;
  email: string;
  role: Role;
  phoneNumber: string | null;
  status: 'active' | 'inactive';
  /** What this user may do; menus and buttons follow it. */
  permissions: string[];
  store: OwnStore;
  lastSeenAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type Registered = {
  accessToken: string;
  user: CurrentUser;
};
export type Registration = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
};
export const {
  useCreateTokenMutation,
  useRefreshTokenMutation,
  useRegisterMutation,
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useEndSessionMutation,
} = injectedRtkApi;
