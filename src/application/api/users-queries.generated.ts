// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { Role, User, UserList, UserStatus } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['users'] as const;
export const userListAnswer = {
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
export const userAnswer = {
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
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: (queryArg) => ({
          answer: userAnswer,
          url: `/api/store/user/${encodeURIComponent(String(queryArg.userId))}`,
        }),
        providesTags: ['users'],
      }),
    }),
  });
export { injectedRtkApi as usersQueries };
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
export type GetUserApiResponse = /** status 200 The user. */ User;
export type GetUserApiArg = {
  /** Id of the user. */
  userId: string;
};
export const { useListUsersQuery, useLazyListUsersQuery, useGetUserQuery, useLazyGetUserQuery } =
  injectedRtkApi;
