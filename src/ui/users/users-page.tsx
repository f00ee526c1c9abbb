import { useState } from 'react';
import {
  useLazyListUsersQuery,
  useListUsersQuery,
} from '#application/api/users-endpoints.generated';
import type { BulkUser } from '#domain/users/bulk-user';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { ListTools } from '../lists/list-tools';
import { useListSelection } from '../lists/use-list-selection';
import { useRecordList } from '../lists/use-record-list';
import { useRowEditing } from '../lists/use-row-editing';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { useUserActors } from './use-user-actors';
import type { UserBulkRequest } from './user-bulk';
import { readUserList, toUserFilter, toUserQuery } from './user-list-query';
import { UsersLayout } from './users-layout';
import { UsersTable, useUserColumns } from './users-table';

/** Loaded when the first row is selected. */
const loadBulk = preloadable(() => import('./user-bulk'));
const UserBulkBar = lazyComponent(loadBulk, 'UserBulkBar');
const UserBulkWork = lazyComponent(loadBulk, 'UserBulkWork');

const USER_LIST = {
  table: 'users',
  firstColumn: 'name',
  readState: readUserList,
  toQuery: toUserQuery,
  useList: useListUsersQuery,
  useFetchPage: useLazyListUsersQuery,
};

/** `/dashboard/user` and `/dashboard/user/list`: the store's staff and the actions on them. */
export function UsersPage() {
  const t = useText('users');
  const { url, state, table, list, shown, rows, print } = useRecordList(USER_LIST, t('title'));
  const actors = useUserActors(rows);
  const columns = useUserColumns(actors);
  const mayAct = usePermission('users.deactivate');
  useRowEditing(usePermission('users.manage'));
  const selection = useListSelection<BulkUser, ReturnType<typeof toUserFilter>>({
    query: toUserFilter(state),
    rows,
    total: shown?.total ?? 0,
    summary: (counted) => t('selected', counted),
  });
  const [request, setRequest] = useState<UserBulkRequest | null>(null);
  const bar = (
    <Deferred>
      <UserBulkBar
        archived={state.tab === 'archived'}
        onAsk={(kind) => setRequest({ kind, chosen: selection.chosen(), count: selection.count })}
      />
    </Deferred>
  );
  return (
    <>
      <UsersLayout
        as="list"
        state={state}
        url={url}
        shown={shown}
        actors={actors}
        tools={<ListTools table={table} columns={columns} print={print} />}
      >
        <UsersTable
          users={rows}
          actors={actors}
          list={list}
          state={state}
          url={url}
          columns={columns}
          table={table}
          selection={mayAct ? { ...selection, actions: bar } : undefined}
        />
      </UsersLayout>
      {request && (
        <Deferred>
          <UserBulkWork
            request={request}
            onPerformed={(records) =>
              records
                ? selection.keep(records.filter((record) => 'userName' in record))
                : selection.clear()
            }
            onClosed={() => setRequest(null)}
          />
        </Deferred>
      )}
    </>
  );
}
