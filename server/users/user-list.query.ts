import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { STAFF_GROUPS, type StaffGroup } from '#domain/users/participation';
import type { UserCounts } from '#openapi/types.generated';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import {
  countsByStatus,
  emptyLast,
  matchingWordsAndPhones,
  totalOfStatuses,
} from '../database/list-filters';
import { collated } from '../database/name-collations';
import { users } from '../database/schema/stores';
import { type StaffRow, USER_COLUMNS } from './users.repository';

/** Filters, sort order and page of the list, with the contract's types. */
export type UserListQuery = Operations['listUsers']['query'];

type SortKey = UserListQuery['sort'] extends infer Key
  ? Key extends `-${infer Name}`
    ? Name
    : never
  : never;

const RANK = sql`array_position(array['store_admin', 'store_manager', 'store_user'], ${users.role})`;

/** The group of a user who is not archived, as `staffGroupOf` of the domain. */
const GROUP = sql<Exclude<StaffGroup, 'archived'>>`case
  when ${users.status} = 'inactive' then 'inactive'
  when ${users.invitedAt} is null then 'active'
  else 'invited' end`;

const GROUP_RANK = sql`array_position(array['active', 'invited', 'inactive'], ${GROUP})`;

const SORTS: Record<Exclude<SortKey, 'name'>, SQL[]> = {
  userName: [sql`${users.userNameKey}`],
  email: [sql`lower(${users.email})`],
  role: [RANK],
  status: [GROUP_RANK],
  lastSeenAt: [sql`${users.lastSeenAt}`],
  createdAt: [sql`${users.createdAt}`],
};

function orderOf({ sort, language }: UserListQuery): SQL[] {
  const turned = sort.startsWith('-');
  // The contract's sorts are these keys, with or without a minus sign.
  const key = (turned ? sort.slice(1) : sort) as SortKey;
  const names = () => [users.firstName, users.lastName].map((name) => collated(name, language));
  const columns = key === 'name' ? names() : SORTS[key];
  return [...columns, sql`${users.id}`].map((column) => emptyLast(column, turned));
}

/** All filters but those of status and archive. */
function filterCondition(storeId: string, query: UserListQuery): SQL | undefined {
  return and(
    eq(users.storeId, storeId),
    query.role ? eq(users.role, query.role) : undefined,
    matchingWordsAndPhones(users.searchText, query.q),
  );
}

/**
 * The number of staff in each group under all filters but status and archive, and the total under
 * all filters.
 */
export async function countUsers(
  reader: Reader,
  storeId: string,
  query: UserListQuery,
): Promise<{ counts: UserCounts; total: number }> {
  const isArchived = sql<boolean>`(${users.archivedAt} is not null)`;
  const rows = await reader
    .select({ status: GROUP, isArchived, count: count() })
    .from(users)
    .where(filterCondition(storeId, query))
    .groupBy(GROUP, isArchived);
  const listed = rows.filter((row) => row.isArchived === query.archived);
  return {
    counts: countsByStatus(
      STAFF_GROUPS,
      rows.map((row) => ({ ...row, status: row.isArchived ? 'archived' : row.status })),
    ),
    total: totalOfStatuses(countsByStatus(STAFF_GROUPS, listed), query.status && [query.status]),
  };
}

/** One page of the store's staff. */
export function selectUserPage(
  reader: Reader,
  storeId: string,
  query: UserListQuery,
): Promise<StaffRow[]> {
  return reader
    .select(USER_COLUMNS)
    .from(users)
    .where(
      and(
        filterCondition(storeId, query),
        query.archived ? isNotNull(users.archivedAt) : isNull(users.archivedAt),
        query.status ? eq(GROUP, query.status) : undefined,
      ),
    )
    .orderBy(...orderOf(query))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}
