// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export * from './users-queries.generated';
import type {
  BulkUserRequest,
  BulkUserResult,
  ChangedUsers,
  NewUser,
  User,
  UserIds,
  UserUpdate,
} from '#openapi/types.generated';
import { userAnswer } from './users-queries.generated';
import { usersQueries as api } from './users-queries.generated';
export const addTagTypes = ['users'] as const;
export const changedUsersAnswer = {
  items: [
    {
      id: '',
      firstName: '',
      lastName: '',
      userName: '',
      email: '',
      role: '',
      status: '',
      isArchived: true,
      isLastAdmin: true,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
};
export const bulkUserResultAnswer = {
  action: '',
  dryRun: true,
  doneCount: 0,
  failedCount: 0,
  results: [{ id: '', isDone: true }],
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      archiveUsers: build.mutation<ArchiveUsersApiResponse, ArchiveUsersApiArg>({
        query: (queryArg) => ({
          answer: changedUsersAnswer,
          url: `/api/store/users/archive/`,
          method: 'POST',
          body: queryArg.userIds,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      unarchiveUsers: build.mutation<UnarchiveUsersApiResponse, UnarchiveUsersApiArg>({
        query: (queryArg) => ({
          answer: changedUsersAnswer,
          url: `/api/store/users/unarchive/`,
          method: 'POST',
          body: queryArg.userIds,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      performUsersAction: build.mutation<PerformUsersActionApiResponse, PerformUsersActionApiArg>({
        query: (queryArg) => ({
          answer: bulkUserResultAnswer,
          url: `/api/store/users/bulk`,
          method: 'POST',
          body: queryArg.bulkUserRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      createUser: build.mutation<CreateUserApiResponse, CreateUserApiArg>({
        query: (queryArg) => ({
          answer: userAnswer,
          url: `/api/store/user/create/`,
          method: 'POST',
          body: queryArg.newUser,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
        query: (queryArg) => ({
          answer: userAnswer,
          url: `/api/store/user/write/${encodeURIComponent(String(queryArg.userId))}`,
          method: 'PATCH',
          body: queryArg.userUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['users'],
      }),
      performUserAction: build.mutation<PerformUserActionApiResponse, PerformUserActionApiArg>({
        query: (queryArg) => ({
          answer: userAnswer,
          url: `/api/store/user/${encodeURIComponent(String(queryArg.userId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['users'],
      }),
    }),
  });
export { injectedRtkApi as usersEndpoints };
export type ArchiveUsersApiResponse = /** status 200 The users after the action. */ ChangedUsers;
export type ArchiveUsersApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  userIds: UserIds;
};
export type UnarchiveUsersApiResponse = /** status 200 The users after the action. */ ChangedUsers;
export type UnarchiveUsersApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  userIds: UserIds;
};
export type PerformUsersActionApiResponse =
  /** status 200 What became of each user, in the order asked. */ BulkUserResult;
export type PerformUsersActionApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  bulkUserRequest: BulkUserRequest;
};
export type CreateUserApiResponse = /** status 201 The user. */ User;
export type CreateUserApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  newUser: NewUser;
};
export type UpdateUserApiResponse = /** status 200 The user after the change. */ User;
export type UpdateUserApiArg = {
  /** Id of the user. */
  userId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  userUpdate: UserUpdate;
};
export type PerformUserActionApiResponse = /** status 200 The user after the action. */ User;
export type PerformUserActionApiArg = {
  /** Id of the user. */
  userId: string;
  /** What to do. */
  action: 'activate' | 'deactivate' | 'resendInvitation' | 'withdrawInvitation';
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export const {
  useArchiveUsersMutation,
  useUnarchiveUsersMutation,
  usePerformUsersActionMutation,
  useCreateUserMutation,
  useUpdateUserMutation,
  usePerformUserActionMutation,
} = injectedRtkApi;
