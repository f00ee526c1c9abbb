import { expect, test } from 'vitest';
import { isFiltered, readUserList, tabCount, toUserQuery, USER_TABS } from './user-list-query';

test('`readUserList` reads a default query as all users, the last seen first', () => {
  const state = readUserList(new URLSearchParams('tab=gone&role=owner&page=0'));
  expect(toUserQuery(state)).toEqual({ sort: '-lastSeenAt', page: 1, pageSize: 25 });
  expect(isFiltered(state)).toBe(false);
});

test('`toUserQuery` sends the filters, sort order and page of a shared address', () => {
  const state = readUserList(
    new URLSearchParams('tab=inactive&q=anas&role=store_user&sort=name&page=2&pageSize=500'),
  );
  expect(toUserQuery(state)).toEqual({
    q: 'anas',
    role: 'store_user',
    status: 'inactive',
    sort: 'name',
    page: 2,
    pageSize: 100,
  });
  expect(isFiltered(state)).toBe(true);
});

test('`tabCount` counts invited users among all, and not among the active ones', () => {
  const counts = { active: 5, invited: 4, inactive: 2, archived: 3 };
  expect(USER_TABS.map((tab) => tabCount(tab, counts))).toEqual([11, 5, 2, 3]);
});

test('`toUserQuery` requests the archive for its tab only', () => {
  const queryOf = (tab: string) => toUserQuery(readUserList(new URLSearchParams({ tab })));
  expect(queryOf('archived').archived).toBe(true);
  expect(queryOf('archived').status).toBeUndefined();
  expect(queryOf('active').archived).toBeUndefined();
});
