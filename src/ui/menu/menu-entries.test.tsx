import { describe, expect, test } from 'vitest';
import { permissionsOf, type Role } from '#domain/permissions/permissions';
import { signedInRoute } from '../app/signed-in-routes';
import { mountedPage, pagesOf } from '../portal-context/route-table';
import { isActive, visibleGroups } from './menu-entries';

const everything = entriesOf('store_admin');

describe('Side menu', () => {
  test('The menu contains the entries of the specification, the order board, the bookings, the calendar, the tours, the vacancies, the inbox, the chats, the clients, the payouts and the news, without settings and logout', () => {
    expect(everything.map(({ text }) => text).toSorted()).toEqual(
      [
        'home',
        'analytics',
        'dashboard',
        'users',
        'products',
        'orders',
        'board',
        'booking',
        'calendar',
        'tours',
        'mail',
        'chat',
        'returns',
        'cancellations',
        'payments',
        'payouts',
        'invoices',
        'faq',
        'store',
        'storeSettings',
        'clients',
        'posts',
        'vacancies',
      ].toSorted(),
    );
  });

  test('The menu has the groups of a seller’s work, each of at most six entries', () => {
    const groups = visibleGroups(new Set(permissionsOf('store_admin')), pagesOf([signedInRoute]));
    expect(
      groups.map(({ text, entries }) => [text, ...entries.map((entry) => entry.text)]),
    ).toEqual([
      [null, 'home', 'dashboard', 'analytics'],
      ['sales', 'orders', 'board', 'booking', 'calendar', 'returns', 'cancellations'],
      ['catalogue', 'products', 'tours'],
      ['clients', 'clients', 'mail', 'chat'],
      ['finances', 'payments', 'payouts', 'invoices'],
      ['store', 'store', 'posts', 'vacancies', 'users', 'storeSettings', 'faq'],
    ]);
  });

  test('The menu shows an entry only if its page is mounted', () => {
    const withReturns = pagesOf([signedInRoute]).filter(({ title }) => title === 'returns');
    const groups = visibleGroups(new Set(permissionsOf('store_admin')), withReturns);
    expect(groups.flatMap(({ entries }) => entries.map(({ to }) => to))).toEqual([
      '/dashboard/returns',
    ]);
  });

  test('The menu links only to mounted pages of the portal, never to a redirect or the 404', () => {
    const routes = [signedInRoute];
    const shown = everything.map(({ to }) => to);
    expect(shown).toContain('/dashboard/order');
    expect(shown.filter((path) => mountedPage(routes, path)?.title === undefined)).toEqual([]);
    expect(shown.filter((path) => mountedPage(routes, path)?.preload === undefined)).toEqual([]);
  });

  test('The menu locks entries that a role may only see, and leaves out the others', () => {
    const locked = (role: Role) =>
      entriesOf(role).flatMap((entry) => (entry.locked ? [entry.text] : []));
    expect([locked('store_admin'), locked('store_manager')]).toEqual([[], []]);
    expect(locked('store_user')).toEqual(['users']);
    expect(entriesOf('store_user').map(({ text }) => text)).not.toContain('payments');
    expect(entriesOf('store_user').map(({ text }) => text)).not.toContain('payouts');
  });

  test.each([
    ['/dashboard', 'home'],
    ['/dashboard/order', 'orders'],
    ['/dashboard/order/ord_1', 'orders'],
    ['/dashboard/payments', 'payments'],
    ['/dashboard/payments/payouts/pyt_1', 'payouts'],
    ['/dashboard/banking', 'payouts'],
    ['/dashboard/client/cli_1/edit', 'clients'],
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

/** The menu of a role with every page mounted. */
function entriesOf(role: Role) {
  const groups = visibleGroups(new Set(permissionsOf(role)), pagesOf([signedInRoute]));
  return groups.flatMap(({ entries }) => entries);
}
