import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '#openapi/types.generated';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { type DataColumn, DataTable, type TableSort } from '../kit/table/data-table';
import type { TableSelection } from '../kit/table/data-table-bar';
import { profilePath } from '../links/user-path';
import { columnSort, sortParam } from '../lists/column-sort';
import { type ListQuery, tableStateOf } from '../lists/list-query';
import type { useListUrl } from '../lists/list-url';
import { ProblemState } from '../lists/problem-state';
import type { ListTable } from '../lists/use-list-table';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import type { UserActors } from './user-actors';
import { LastSeenCell, PhoneCell, StatusCell, UserCell } from './user-cells';
import { RoleChip } from './user-chips';
import { UserEditLink } from './user-edit-link';
import { isFiltered, type UserListState } from './user-list-query';
import { UserMenu } from './user-menu';
import { nameOf } from './user-name';

/** Loaded separately: only phones show cards. */
const UserCard = lazyComponent(() => import('./user-card'), 'UserCard');
/** Loaded separately: most lists have rows. */
const NoUsers = lazyComponent(() => import('./no-users'), 'NoUsers');

interface UsersTableProps {
  users: readonly User[];
  actors: UserActors;
  list: ListQuery;
  state: UserListState;
  url: ReturnType<typeof useListUrl>;
  columns: readonly DataColumn<User>[];
  table: ListTable;
  /** Left out for a user who may not act on others. */
  selection?: TableSelection | undefined;
}

/** The rows of the list, or the reason why it has none. */
export function UsersTable(props: UsersTableProps) {
  const { users, actors, list, state, url, columns, table } = props;
  const t = useText('users');
  const navigate = useNavigate();
  const error = list.error && users.length === 0;
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={users}
      rowId={({ id }) => id}
      rowName={nameOf}
      {...tableStateOf(list, table)}
      pictured
      sort={columnSort(state.sort)}
      onSort={(sort: TableSort) => url.change({ sort: sortParam(sort) })}
      selection={props.selection}
      onOpen={(user) => void navigate(profilePath(user))}
      cardHeight={140}
      renderCard={(user) => <UserCard user={user} actor={actors.of(user.id)} />}
      empty={<EmptyUsers state={state} url={url} />}
      error={error ? <ProblemState error={list.error} onRetry={list.refetch} /> : undefined}
    />
  );
}

/** The reason why a list of staff is empty. */
export function EmptyUsers({ state, url }: Pick<UsersTableProps, 'state' | 'url'>): ReactNode {
  const mayInvite = usePermission('users.manage');
  return (
    <Deferred>
      <NoUsers
        filtered={isFiltered(state)}
        url={url}
        mayInvite={mayInvite}
        archived={state.tab === 'archived'}
      />
    </Deferred>
  );
}

/** All columns of the user list. The ids of sortable columns are the contract's sort keys. */
export function useUserColumns(actors: UserActors): readonly DataColumn<User>[] {
  const t = useText('users');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.user'),
        text: true,
        width: '34%',
        rowHeader: true,
        sortable: true,
        cell: (user) => <UserCell user={user} />,
      },
      {
        id: 'role',
        header: t('columns.role'),
        width: '230px',
        sortable: true,
        cell: ({ role }) => <RoleChip role={role} />,
      },
      {
        id: 'phone',
        header: t('columns.phone'),
        width: '144px',
        hideBelow: 'tablet',
        cell: (user) => <PhoneCell user={user} />,
      },
      {
        id: 'lastSeenAt',
        header: t('columns.lastSeen'),
        width: '130px',
        sortable: true,
        hideBelow: 'tablet',
        cell: (user) => <LastSeenCell user={user} />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '96px',
        sortable: true,
        cell: (user) => <StatusCell user={user} />,
      },
      {
        id: 'actions',
        pinned: 'end',
        header: t('columns.actions'),
        hideHeader: true,
        interactive: true,
        align: 'end',
        width: '96px',
        cell: (user) => (
          <>
            <UserEditLink user={user} />
            <UserMenu user={user} actor={actors.of(user.id)} />
          </>
        ),
      },
    ],
    [t, actors],
  );
}
