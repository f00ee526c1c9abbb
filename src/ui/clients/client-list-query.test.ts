import { expect, test } from 'vitest';
import { readClientList, toClientExport, toClientQuery } from './client-list-query';

function read(search: string) {
  return readClientList(new URLSearchParams(search));
}

test('The list of clients shows the newest clients by default', () => {
  expect(toClientQuery(read('sort=spent&page=0&pageSize=9999'))).toEqual({
    sort: '-createdAt',
    page: 1,
    pageSize: 100,
  });
});

test('The list of clients requests the search, sort order and page of a shared address', () => {
  const state = read('q=alami&sort=name&page=3&pageSize=50');
  expect(toClientQuery(state)).toEqual({ q: 'alami', sort: 'name', page: 3, pageSize: 50 });
  expect(toClientExport(state)).toEqual({ q: 'alami', sort: 'name' });
});

test('The list of clients requests the possible duplicates only if the address says so', () => {
  expect(toClientExport(read('duplicates=true'))).toEqual({
    duplicates: true,
    sort: '-createdAt',
  });
  expect(toClientExport(read('duplicates=no'))).toEqual({ sort: '-createdAt' });
});
