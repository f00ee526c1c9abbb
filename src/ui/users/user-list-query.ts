import type { ListUsersApiArg } from '#application/api/users-endpoints.generated';
import type { Language } from '#domain/format/languages';
import { ROLES, type Role } from '#domain/permissions/permissions';
import type { UserStatus } from '#domain/users/user-lifecycle';
import type { UserCounts } from '#openapi/types.generated';
import { choiceParam, positiveParam } from '../lists/list-url';
import { nameLanguage } from '../lists/name-language';
import { countIn } from '../lists/status-tabs';

/** The tabs of the list (specification, section 2), and the archive, which no other tab shows. */
export const USER_TABS = ['all', 'active', 'inactive', 'archived'] as const;
export type UserTab = (typeof USER_TABS)[number];

const TAB_STATUSES: Record<UserTab, readonly UserStatus[]> = {
  all: [],
  active: ['active'],
  inactive: ['inactive'],
  archived: [],
};

const SORTS = ['name', 'role', 'lastSeenAt', 'status'] as const;
const SORT_VALUES = SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** The state that the list's address contains. */
export type UserListState = {
  tab: UserTab;
  q: string;
  role: Role | undefined;
  sort: (typeof SORT_VALUES)[number];
  page: number;
  pageSize: number;
};

/** Reads the URL. Unknown values fall back to the default list, the last seen users first. */
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

/** The filters in the URL, without sort order and page. */
export function toUserFilter({ tab, q, role }: UserListState): ListUsersApiArg {
  const [status] = TAB_STATUSES[tab];
  return {
    ...(q ? { q } : {}),
    ...(role ? { role } : {}),
    ...(status ? { status } : {}),
    ...(tab === 'archived' ? { archived: true } : {}),
  };
}

/** The request for the state in the URL. */
export function toUserQuery(state: UserListState, language: Language = 'fr'): ListUsersApiArg {
  const { sort, page, pageSize } = state;
  return { ...toUserFilter(state), sort, ...nameLanguage(sort, language), page, pageSize };
}

/** The number of users in a tab under the current filters; invited ones are only among all. */
export function tabCount(tab: UserTab, counts: UserCounts | undefined) {
  if (tab === 'archived') return counts?.archived;
  if (!counts) return undefined;
  const { active, invited, inactive } = counts;
  return countIn(TAB_STATUSES[tab], { active, invited, inactive });
}

/** Whether a filter other than the tab is active. */
export function isFiltered({ q, role }: UserListState): boolean {
  return q !== '' || role !== undefined;
}
