import type { ListUsersApiArg, UserCounts } from '#application/api/users-endpoints.generated';
import { ROLES, type Role } from '#domain/permissions/permissions';
import type { UserStatus } from '#domain/users/user-lifecycle';
import { choiceParam, positiveParam } from '../lists/list-url';
import { countIn } from '../lists/status-tabs';

/** The tabs of the list (specification, section 2). */
export const USER_TABS = ['all', 'active', 'inactive'] as const;
export type UserTab = (typeof USER_TABS)[number];

const TAB_STATUSES: Record<UserTab, readonly UserStatus[]> = {
  all: [],
  active: ['active'],
  inactive: ['inactive'],
};

const SORTS = ['name', 'role', 'lastSeenAt', 'status'] as const;
const SORT_VALUES = SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** What the list's address keeps. */
export type UserListState = {
  tab: UserTab;
  q: string;
  role: Role | undefined;
  sort: (typeof SORT_VALUES)[number];
  page: number;
  pageSize: number;
};

/** Reads the URL; what it does not know falls back to the list as it opens, who was seen last first. */
export function readUserList(params: URLSearchParams): UserListState {
  return {
    tab: choiceParam(params, 'tab', USER_TABS, 'all'),
    q: params.get('q') ?? '',
    role: choiceParam(params, 'role', ROLES, undefined),
    sort: choiceParam(params, 'sort', SORT_VALUES, '-lastSeenAt'),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', 25), 100),
  };
}

/** The filters that the URL keeps, order and page apart. */
export function toUserFilter({ tab, q, role }: UserListState): ListUsersApiArg {
  const [status] = TAB_STATUSES[tab];
  return { ...(q ? { q } : {}), ...(role ? { role } : {}), ...(status ? { status } : {}) };
}

/** The call that fetches what the URL says. */
export function toUserQuery(state: UserListState): ListUsersApiArg {
  const { sort, page, pageSize } = state;
  return { ...toUserFilter(state), sort, page, pageSize };
}

/** How many users a tab holds under the filters in force. */
export const tabCount = (tab: UserTab, counts: UserCounts | undefined) =>
  countIn(TAB_STATUSES[tab], counts && { active: counts.active, inactive: counts.inactive });

/** Whether anything but the tab narrows the list. */
export const isFiltered = ({ q, role }: UserListState): boolean => q !== '' || role !== undefined;
