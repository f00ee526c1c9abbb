import { expect, test } from 'vitest';
import { isFiltered, readUserList, tabCount, toUserQuery } from './user-list-query';

test('the list opens with everybody, who was seen last first', () => {
  const state = readUserList(new URLSearchParams('tab=gone&role=owner&page=0'));
  expect(toUserQuery(state)).toEqual({ sort: '-lastSeenAt', page: 1, pageSize: 25 });
  expect(isFiltered(state)).toBe(false);
});

test('a shared address asks for what it says', () => {
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

test('a tab counts what it holds', () => {
  const counts = { active: 5, inactive: 2 };
  expect(['all', 'active', 'inactive'].map((tab) => tabCount(tab as 'all', counts))).toEqual([
    7, 5, 2,
  ]);
});
