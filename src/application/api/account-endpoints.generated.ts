// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  ChangedEmail,
  DraftKey,
  EmailChange,
  EmailLink,
  NewView,
  PasswordChange,
  PasswordLink,
  PasswordLinkRequest,
  PasswordResetConfirmation,
  PasswordResetRequest,
  Preferences,
  PreferencesUpdate,
  SessionList,
  TableName,
  View,
  ViewIds,
  ViewList,
  ViewUpdate,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['account'] as const;
export const changedEmailAnswer = { of: '' };
export const emailChangeAnswer = { id: '', email: '', expiresAt: '', sendAgainAt: '' };
export const passwordLinkAnswer = {
  kind: '',
  firstName: '',
  asksPerson: true,
  userName: '',
  storeName: '',
  expiresAt: '',
};
export const preferencesAnswer = {
  id: '',
  language: '',
  settings: {},
  notifications: {
    delivery: { inApp: true, email: true },
    invoice: { inApp: true, email: true },
    order: { inApp: true, email: true },
    product: { inApp: true, email: true },
    store: { inApp: true, email: true },
  },
  revision: 0,
};
export const draftKeyAnswer = { userId: '', key: '' };
export const sessionListAnswer = {
  items: [{ id: '', createdAt: '', lastSeenAt: '', expiresAt: '', isCurrent: true }],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const viewListAnswer = {
  items: [
    {
      id: '',
      table: '',
      name: '',
      query: '',
      columns: [''],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const viewAnswer = {
  id: '',
  table: '',
  name: '',
  query: '',
  columns: [''],
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
      confirmEmailChange: build.mutation<ConfirmEmailChangeApiResponse, ConfirmEmailChangeApiArg>({
        query: (queryArg) => ({
          answer: changedEmailAnswer,
          url: `/api/user/email/change/confirm/`,
          method: 'POST',
          body: queryArg.emailLink,
        }),
        invalidatesTags: ['account'],
      }),
      undoEmailChange: build.mutation<UndoEmailChangeApiResponse, UndoEmailChangeApiArg>({
        query: (queryArg) => ({
          answer: changedEmailAnswer,
          url: `/api/user/email/change/undo/`,
          method: 'POST',
          body: queryArg.emailLink,
        }),
        invalidatesTags: ['account'],
      }),
      cancelEmailChange: build.mutation<CancelEmailChangeApiResponse, CancelEmailChangeApiArg>({
        query: (queryArg) => ({
          url: `/api/store/email/change/${encodeURIComponent(String(queryArg.changeId))}/cancel/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['account'],
      }),
      sendEmailChange: build.mutation<SendEmailChangeApiResponse, SendEmailChangeApiArg>({
        query: (queryArg) => ({
          answer: emailChangeAnswer,
          url: `/api/store/email/change/${encodeURIComponent(String(queryArg.changeId))}/send/`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['account'],
      }),
      changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/user/change/password/`,
          method: 'POST',
          body: queryArg.passwordChange,
        }),
        invalidatesTags: ['account'],
      }),
      resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/user/reset/password/`,
          method: 'POST',
          body: queryArg.passwordResetRequest,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        invalidatesTags: ['account'],
      }),
      readPasswordLink: build.mutation<ReadPasswordLinkApiResponse, ReadPasswordLinkApiArg>({
        query: (queryArg) => ({
          answer: passwordLinkAnswer,
          url: `/api/user/password_reset/read/`,
          method: 'POST',
          body: queryArg.passwordLinkRequest,
        }),
        invalidatesTags: ['account'],
      }),
      confirmPasswordReset: build.mutation<
        ConfirmPasswordResetApiResponse,
        ConfirmPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/password_reset/confirm/`,
          method: 'POST',
          body: queryArg.passwordResetConfirmation,
        }),
        invalidatesTags: ['account'],
      }),
      getPreferences: build.query<GetPreferencesApiResponse, GetPreferencesApiArg>({
        query: () => ({ answer: preferencesAnswer, url: `/api/store/user/params/` }),
        providesTags: ['account'],
      }),
      updatePreferences: build.mutation<UpdatePreferencesApiResponse, UpdatePreferencesApiArg>({
        query: (queryArg) => ({
          answer: preferencesAnswer,
          url: `/api/store/user/params/write/`,
          method: 'PATCH',
          body: queryArg.preferencesUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['account'],
      }),
      getDraftKey: build.query<GetDraftKeyApiResponse, GetDraftKeyApiArg>({
        query: () => ({ answer: draftKeyAnswer, url: `/api/user/drafts/key/` }),
        providesTags: ['account'],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: (queryArg) => ({
          answer: sessionListAnswer,
          url: `/api/store/session/list/`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['account'],
      }),
      endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
        query: () => ({
          url: `/api/store/session/end/others/`,
          method: 'POST',
        }),
        invalidatesTags: ['account'],
      }),
      endOneSession: build.mutation<EndOneSessionApiResponse, EndOneSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/store/session/end/${encodeURIComponent(String(queryArg.sessionId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['account'],
      }),
      listViews: build.query<ListViewsApiResponse, ListViewsApiArg>({
        query: (queryArg) => ({
          answer: viewListAnswer,
          url: `/api/store/views/`,
          params: {
            table: queryArg.table,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['account'],
      }),
      createView: build.mutation<CreateViewApiResponse, CreateViewApiArg>({
        query: (queryArg) => ({
          answer: viewAnswer,
          url: `/api/store/views/create/`,
          method: 'POST',
          body: queryArg.newView,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['account'],
      }),
      updateView: build.mutation<UpdateViewApiResponse, UpdateViewApiArg>({
        query: (queryArg) => ({
          answer: viewAnswer,
          url: `/api/store/views/write/${encodeURIComponent(String(queryArg.viewId))}`,
          method: 'PATCH',
          body: queryArg.viewUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['account'],
      }),
      deleteViews: build.mutation<DeleteViewsApiResponse, DeleteViewsApiArg>({
        query: (queryArg) => ({
          url: `/api/store/views/delete/`,
          method: 'POST',
          body: queryArg.viewIds,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['account'],
      }),
    }),
  });
export { injectedRtkApi as accountEndpoints };
export type ConfirmEmailChangeApiResponse = /** status 200 The new address counts. */ ChangedEmail;
export type ConfirmEmailChangeApiArg = {
  emailLink: EmailLink;
};
export type UndoEmailChangeApiResponse = /** status 200 The old address counts. */ ChangedEmail;
export type UndoEmailChangeApiArg = {
  emailLink: EmailLink;
};
export type CancelEmailChangeApiResponse = unknown;
export type CancelEmailChangeApiArg = {
  /** Id of the change. */
  changeId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type SendEmailChangeApiResponse = /** status 200 The mail is queued. */ EmailChange;
export type SendEmailChangeApiArg = {
  /** Id of the change. */
  changeId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  passwordChange: PasswordChange;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  /** Languages of the mail for a user without one. */
  'Accept-Language'?: string;
  passwordResetRequest: PasswordResetRequest;
};
export type ReadPasswordLinkApiResponse = /** status 200 Whom it is for. */ PasswordLink;
export type ReadPasswordLinkApiArg = {
  passwordLinkRequest: PasswordLinkRequest;
};
export type ConfirmPasswordResetApiResponse = unknown;
export type ConfirmPasswordResetApiArg = {
  passwordResetConfirmation: PasswordResetConfirmation;
};
export type GetPreferencesApiResponse = /** status 200 The preferences. */ Preferences;
export type GetPreferencesApiArg = void;
export type UpdatePreferencesApiResponse =
  /** status 200 The preferences after the change. */ Preferences;
export type UpdatePreferencesApiArg = {
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  preferencesUpdate: PreferencesUpdate;
};
export type GetDraftKeyApiResponse = /** status 200 The key. */ DraftKey;
export type GetDraftKeyApiArg = void;
export type ListSessionsApiResponse = /** status 200 A page of open sessions. */ SessionList;
export type ListSessionsApiArg = {
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type EndOneSessionApiResponse = unknown;
export type EndOneSessionApiArg = {
  /** Id of the session. */
  sessionId: string;
};
export type ListViewsApiResponse = /** status 200 A page of views. */ ViewList;
export type ListViewsApiArg = {
  /** The table they belong to. */
  table?: TableName;
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type CreateViewApiResponse = /** status 201 The view. */ View;
export type CreateViewApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  newView: NewView;
};
export type UpdateViewApiResponse = /** status 200 The view after the change. */ View;
export type UpdateViewApiArg = {
  /** Id of the view. */
  viewId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  viewUpdate: ViewUpdate;
};
export type DeleteViewsApiResponse = unknown;
export type DeleteViewsApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  viewIds: ViewIds;
};
export const {
  useConfirmEmailChangeMutation,
  useUndoEmailChangeMutation,
  useCancelEmailChangeMutation,
  useSendEmailChangeMutation,
  useChangePasswordMutation,
  useResetPasswordMutation,
  useReadPasswordLinkMutation,
  useConfirmPasswordResetMutation,
  useGetPreferencesQuery,
  useLazyGetPreferencesQuery,
  useUpdatePreferencesMutation,
  useGetDraftKeyQuery,
  useLazyGetDraftKeyQuery,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useEndOtherSessionsMutation,
  useEndOneSessionMutation,
  useListViewsQuery,
  useLazyListViewsQuery,
  useCreateViewMutation,
  useUpdateViewMutation,
  useDeleteViewsMutation,
} = injectedRtkApi;
