import type { RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { permissionsOf } from '#domain/permissions/permissions';
import { signedInRoute } from '../app/signed-in-routes';
import { mountedPage } from '../portal-context/route-table';
import { isActive, menuGroups, visibleGroups } from './menu-entries';

const everything = menuGroups.flatMap(({ entries }) => entries);

function everyPage() {
  return true;
}

describe('Side menu', () => {
  test('The menu contains the entries of the specification and the news, without settings and logout', () => {
    expect(everything.map(({ text }) => text).toSorted()).toEqual(
      [
        'home',
        'analytics',
        'dashboard',
        'users',
        'products',
        'orders',
        'returns',
        'cancellations',
        'payments',
        'invoices',
        'faq',
        'store',
        'storeSettings',
        'posts',
      ].toSorted(),
    );
  });

  test('The menu shows an entry only if its page is mounted', () => {
    const withReturns: RouteObject[] = [
      { path: '/dashboard', children: [{ path: 'returns', handle: { title: 'orders' } }] },
      { path: '*', handle: { title: 'notFound' } },
    ];
    expect(pathsIn(withReturns)).toEqual(['/dashboard/returns']);
  });

  test('The menu links only to mounted pages of the portal, never to a redirect or the 404', () => {
    const routes = [signedInRoute];
    const shown = pathsIn(routes);
    expect(shown).toContain('/dashboard/order');
    expect(shown.filter((path) => mountedPage(routes, path)?.title === undefined)).toEqual([]);
    expect(shown.filter((path) => mountedPage(routes, path)?.preload === undefined)).toEqual([]);
  });

  test('The menu locks entries that a role may only see, and leaves out the others', () => {
    const of = (role: 'store_admin' | 'store_manager' | 'store_user') =>
      visibleGroups(new Set(permissionsOf(role)), everyPage).flatMap(({ entries }) => entries);
    const locked = (role: Parameters<typeof of>[0]) =>
      of(role).flatMap((entry) => (entry.locked ? [entry.text] : []));
    expect([locked('store_admin'), locked('store_manager')]).toEqual([[], []]);
    expect(locked('store_user')).toEqual(['users']);
    expect(of('store_user').map(({ text }) => text)).not.toContain('payments');
  });

  test.each([
    ['/dashboard', 'home'],
    ['/dashboard/order', 'orders'],
    ['/dashboard/order/ord_1', 'orders'],
    ['/dashboard/payments/payouts/pyt_1', 'payments'],
    ['/dashboard/banking', 'payments'],
    ['/dashboard/product/prd_1/edit', 'products'],
    ['/dashboard/user/usr_1/edit', 'users'],
    ['/dashboard/user/store', 'store'],
    ['/dashboard/store/settings', 'storeSettings'],
    ['/dashboard/ecommerce', 'dashboard'],
    ['/dashboard/user/account', undefined],
  ])('The menu at %s marks the entry %s', (path, text) => {
    const active = everything.filter((entry) => isActive(entry, path));
    expect(active.map((entry) => entry.text)).toEqual(text === undefined ? [] : [text]);
  });
});

/** The menu paths of a user with all permissions under these routes. */
function pathsIn(mounted: RouteObject[]): string[] {
  const has = (path: string) => mountedPage(mounted, path) !== null;
  return visibleGroups(new Set(permissionsOf('store_admin')), has).flatMap(({ entries }) =>
    entries.map(({ to }) => to),
  );
}
