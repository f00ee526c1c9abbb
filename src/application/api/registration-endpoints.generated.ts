// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  ConfirmedEmail,
  EmailCode,
  EmailConfirmation,
  EmailLink,
  Registered,
  Registration,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['registration'] as const;
export const registeredAnswer = {
  accessToken: '',
  user: {
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
  },
};
export const emailConfirmationAnswer = { email: '', confirmed: true, isRegistration: true };
export const confirmedEmailAnswer = { userName: '' };
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({
          answer: registeredAnswer,
          url: `/api/auth/register`,
          method: 'POST',
          body: queryArg.registration,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        invalidatesTags: ['registration'],
      }),
      getEmailConfirmation: build.query<
        GetEmailConfirmationApiResponse,
        GetEmailConfirmationApiArg
      >({
        query: () => ({ answer: emailConfirmationAnswer, url: `/api/user/email/confirmation/` }),
        providesTags: ['registration'],
      }),
      sendEmailConfirmation: build.mutation<
        SendEmailConfirmationApiResponse,
        SendEmailConfirmationApiArg
      >({
        query: () => ({
          answer: emailConfirmationAnswer,
          url: `/api/user/email/confirmation/send/`,
          method: 'POST',
        }),
        invalidatesTags: ['registration'],
      }),
      confirmEmail: build.mutation<ConfirmEmailApiResponse, ConfirmEmailApiArg>({
        query: (queryArg) => ({
          answer: emailConfirmationAnswer,
          url: `/api/user/email/confirm/`,
          method: 'POST',
          body: queryArg.emailCode,
        }),
        invalidatesTags: ['registration'],
      }),
      confirmEmailByLink: build.mutation<ConfirmEmailByLinkApiResponse, ConfirmEmailByLinkApiArg>({
        query: (queryArg) => ({
          answer: confirmedEmailAnswer,
          url: `/api/user/email/confirm/link/`,
          method: 'POST',
          body: queryArg.emailLink,
        }),
        invalidatesTags: ['registration'],
      }),
    }),
  });
export { injectedRtkApi as registrationEndpoints };
export type RegisterApiResponse = /** status 201 Registered. */ Registered;
export type RegisterApiArg = {
  /** The language of the mails to this user, until they choose another. */
  'Accept-Language'?: string;
  registration: Registration;
};
export type GetEmailConfirmationApiResponse = /** status 200 The state. */ EmailConfirmation;
export type GetEmailConfirmationApiArg = void;
export type SendEmailConfirmationApiResponse =
  /** status 200 The mail is queued, or the address is confirmed. */ EmailConfirmation;
export type SendEmailConfirmationApiArg = void;
export type ConfirmEmailApiResponse = /** status 200 Confirmed. */ EmailConfirmation;
export type ConfirmEmailApiArg = {
  emailCode: EmailCode;
};
export type ConfirmEmailByLinkApiResponse = /** status 200 Confirmed. */ ConfirmedEmail;
export type ConfirmEmailByLinkApiArg = {
  emailLink: EmailLink;
};
export const {
  useRegisterMutation,
  useGetEmailConfirmationQuery,
  useLazyGetEmailConfirmationQuery,
  useSendEmailConfirmationMutation,
  useConfirmEmailMutation,
  useConfirmEmailByLinkMutation,
} = injectedRtkApi;
