// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { Credentials, CurrentUser, TokenPair } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['session'] as const;
export const tokenPairAnswer = { access: '', refresh: '' };
export const currentUserAnswer = {
  id: '',
  firstName: '',
  lastName: '',
  userName: '',
  email: '',
  emailConfirmed: true,
  role: '',
  status: '',
  permissions: [''],
  store: { id: '', name: '', status: '', openings: [{ opensAt: '', closesAt: '' }] },
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createToken: build.mutation<CreateTokenApiResponse, CreateTokenApiArg>({
        query: (queryArg) => ({
          answer: tokenPairAnswer,
          url: `/api/auth/token/`,
          method: 'POST',
          body: queryArg.credentials,
        }),
      }),
      getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
        query: () => ({ answer: currentUserAnswer, url: `/api/user/` }),
        providesTags: ['session'],
      }),
      endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
        query: () => ({ url: `/api/store/session/end/`, method: 'POST' }),
      }),
    }),
  });
export { injectedRtkApi as sessionEndpoints };
export type CreateTokenApiResponse = /** status 200 Signed in. */ TokenPair;
export type CreateTokenApiArg = {
  credentials: Credentials;
};
export type GetCurrentUserApiResponse = /** status 200 The current user. */ CurrentUser;
export type GetCurrentUserApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = void;
