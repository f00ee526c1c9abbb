import { describe, expect, test } from 'vitest';
import { createRequestFinder, type RouteRequests } from './document-requests';

const NOTHING = {
  roles: [],
  table: null,
  scripts: [],
  wideScripts: [],
  phoneScripts: [],
  phoneCalls: [],
  preview: null,
  texts: [],
  calls: [],
};
const list: RouteRequests = {
  ...NOTHING,
  path: '/dashboard/product',
  roles: ['store_admin'],
  table: 'products',
  calls: ['/api/store/products/?page=1'],
};
const record: RouteRequests = {
  ...NOTHING,
  path: '/dashboard/product/:productId',
  calls: ['/api/store/product/:productId'],
  phoneCalls: ['/api/store/product/:productId'],
};
const blank: RouteRequests = { ...NOTHING, path: '/dashboard/product/new', calls: [] };
const find = createRequestFinder([record, list, blank]);

describe('First requests of a page', () => {
  test('A page has the requests of its route', () => {
    expect(find('/dashboard/product')).toEqual(list);
    expect(find('/dashboard/product/prd_1')?.path).toBe('/dashboard/product/prd_1');
  });

  test('A call contains the parameter of the path, encoded once', () => {
    const callsAt = (path: string) => find(path)?.calls;
    expect(callsAt('/dashboard/product/prd_1')).toEqual(['/api/store/product/prd_1']);
    expect(callsAt('/dashboard/product/a%2Fb')).toEqual(['/api/store/product/a%2Fb']);
    expect(callsAt('/dashboard/product/"><b>')).toEqual(['/api/store/product/%22%3E%3Cb%3E']);
    expect(callsAt('/dashboard/product/%E0%A4%A')).toEqual([]);
    expect(find('/dashboard/product/prd_1')?.phoneCalls).toEqual(['/api/store/product/prd_1']);
  });

  test('A path without parameters comes before a path with one', () => {
    expect(find('/dashboard/product/new')?.calls).toEqual([]);
  });

  test('An unknown page has no first requests', () => {
    expect(find('/dashboard/nothing')).toBeNull();
    expect(find('/dashboard/product/prd_1/other')).toBeNull();
  });
});
