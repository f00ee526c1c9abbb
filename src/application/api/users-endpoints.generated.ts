// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { EmailChange, Language, Role } from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type { EmailChange, Language, Problem, Role } from './shared-schemas.generated';
export const addTagTypes = ['users'] as const;
const userListAnswer = {
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
  total: 0,
  page: 0,
  pageSize: 0,
  counts: { active: 0, invited: 0, inactive: 0, archived: 0 },
};
const changedUsersAnswer = {
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
const bulkUserResultAnswer = {
  action: '',
  dryRun: true,
  doneCount: 0,
  failedCount: 0,
  results: [{ id: '', isDone: true }],
};
const userAnswer = {
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
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          answer: userListAnswer,
          url: `/api/store/users`,
          params: {
            q: queryArg.q,
            role: queryArg.role,
            status: queryArg.status,
            archived: queryArg.archived,
            sort: queryArg.sort,
            language: queryArg.language,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['users'],
      }),
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
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: (queryArg) => ({
          answer: userAnswer,
          url: `/api/store/user/${encodeURIComponent(String(queryArg.userId))}`,
        }),
        providesTags: ['users'],
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
export type ListUsersApiResponse = /** status 200 A page of staff. */ UserList;
export type ListUsersApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Role to keep. */
  role?: Role;
  /** Status to keep; `active` without users who have not accepted their invitation. */
  status?: UserStatus;
  /** Whether to list the archive instead. */
  archived?: boolean;
  /** Order of the list; a minus sign turns it round. Users without a visit come last in both orders of lastSeenAt. */
  sort?:
    | 'name'
    | '-name'
    | 'userName'
    | '-userName'
    | 'email'
    | '-email'
    | 'role'
    | '-role'
    | 'status'
    | '-status'
    | 'lastSeenAt'
    | '-lastSeenAt'
    | 'createdAt'
    | '-createdAt';
  /** The language in whose order names are sorted, with figures by their value. Records with names in several languages are sorted by the name that is shown in it, otherwise in French, English or Arabic. */
  language?: 'fr' | 'ar' | 'en';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
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
export type GetUserApiResponse = /** status 200 The user. */ User;
export type GetUserApiArg = {
  /** Id of the user. */
  userId: string;
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
export type UserStatus = 'active' | 'inactive';
export type Invitation = {
  state: 'pending' | 'expired' | 'withdrawn';
  /** When it was last sent. */
  sentAt: string;
  /** Null once it was withdrawn. */
  expiresAt: string | null;
};
export type UserAction =
  | 'activate'
  | 'deactivate'
  | 'archive'
  | 'unarchive'
  | 'resendInvitation'
  | 'withdrawInvitation';
export type AllowedUserAction = {
  action: UserAction;
  /** Status after the action; `archived` after archive. */
  to: string;
  reasonRequired: boolean;
};
export type User = {
  id: string;
  firstName: string;
  lastName: string;
  userName: string;
  email: string;
  /** The new address that waits to be proved; null without one. */
  emailChange: EmailChange | null;
  role: Role;
  /** International form, E.164. */
  phoneNumber: string | null;
  status: UserStatus;
  isArchived: boolean;
  /** Whether the store has no other active store_admin; who has not accepted their invitation does not count. */
  isLastAdmin: boolean;
  /** Null for who has a password. */
  invitation: Invitation | null;
  lastSeenAt: string | null;
  allowedActions: AllowedUserAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type UserCounts = {
  /** Users who take part in the store: they have come in, are active and not archived. */
  active: number;
  /** Users who have not accepted their invitation, whether it is pending, expired or withdrawn; without inactive and archived ones. */
  invited: number;
  /** Without archived users. */
  inactive: number;
  archived: number;
};
export type UserList = {
  items: User[];
  total: number;
  page: number;
  pageSize: number;
  counts: UserCounts;
};
export type ChangedUsers = {
  items: User[];
};
export type UserIds = {
  ids: string[];
};
export type BulkUserAction = 'activate' | 'deactivate' | 'archive' | 'unarchive';
export type BulkUserRow = {
  id: string;
  /** Whether the user was acted upon; with dryRun, whether he would be. */
  isDone: boolean;
  /** Why not. */
  refusal:
    | (
        | 'no_permission'
        | 'beyond_role'
        | 'last_admin'
        | 'self'
        | 'archived'
        | 'wrong_status'
        | 'not_invited'
        | 'not_found'
        | null
      )
    | (
        | 'no_permission'
        | 'beyond_role'
        | 'last_admin'
        | 'self'
        | 'archived'
        | 'wrong_status'
        | 'not_invited'
        | 'not_found'
        | null
      );
};
export type BulkUserResult = {
  action: BulkUserAction;
  dryRun: boolean;
  doneCount: number;
  failedCount: number;
  results: BulkUserRow[];
};
export type BulkUserRequest = {
  action: BulkUserAction;
  ids: string[];
  dryRun?: boolean;
};
export type NewUser = {
  firstName: string;
  lastName: string;
  /** Unique on the marketplace, compared without case. */
  userName: string;
  email: string;
  role: Role;
  /** A number without country is Moroccan. */
  phoneNumber: string;
  /** A first password; the invitation's link replaces it. */
  password?: string;
  language?: Language;
};
export type UserUpdate = {
  firstName?: string;
  lastName?: string;
  userName?: string;
  email?: string;
  role?: Role;
  phoneNumber?: string;
  /** The password of the caller, for another e-mail address. */
  currentPassword?: string;
};
export const {
  useListUsersQuery,
  useLazyListUsersQuery,
  useArchiveUsersMutation,
  useUnarchiveUsersMutation,
  usePerformUsersActionMutation,
  useCreateUserMutation,
  useUpdateUserMutation,
  useGetUserQuery,
  useLazyGetUserQuery,
  usePerformUserActionMutation,
} = injectedRtkApi;
