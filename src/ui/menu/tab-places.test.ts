import { describe, expect, test } from 'vitest';
import { permissionsOf, ROLES } from '#domain/permissions/permissions';
import { signedInRoute } from '../app/signed-in-routes';
import { pagesOf } from '../portal-context/route-table';
import { visibleGroups } from './menu-entries';
import { currentPlace, tabPlaces } from './tab-places';

describe('Tab bar of a phone', () => {
  test('Every role has the home, the orders, the requests of clients and the products', () => {
    for (const role of ROLES) {
      expect(placesOf(permissionsOf(role)).map(({ entry }) => entry.to)).toEqual([
        '/dashboard',
        '/dashboard/order',
        '/dashboard/returns',
        '/dashboard/product',
      ]);
    }
  });

  test('One place has the returns and the cancellations', () => {
    const requests = placesOf(permissionsOf('store_admin'))[2];
    expect(requests?.entries.map(({ to }) => to)).toEqual([
      '/dashboard/returns',
      '/dashboard/cancellations',
    ]);
  });

  test('The place of the requests opens the cancellations for users who may not open the returns', () => {
    const permissions = permissionsOf('store_admin').filter((one) => one !== 'returns.see');
    const requests = placesOf(permissions)[2];
    expect([requests?.entry.to, requests?.entries.length]).toEqual(['/dashboard/cancellations', 1]);
  });

  test('The next entries of the menu replace the places that a user may not open', () => {
    const permissions = permissionsOf('store_admin').filter(
      (one) => !['orders.see', 'returns.see', 'products.see'].includes(one),
    );
    const places = placesOf(permissions);
    expect(places).toHaveLength(4);
    expect(places[0]?.entry.to).toBe('/dashboard');
    expect(places.map(({ entry }) => entry.to)).not.toContain('/dashboard/order');
    expect(places.every(({ entry }) => !entry.locked)).toBe(true);
  });

  test.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/order/ord_1', '/dashboard/order'],
    ['/dashboard/returns', '/dashboard/returns'],
    ['/dashboard/cancellations/cnl_1', '/dashboard/returns'],
    ['/dashboard/product/new', '/dashboard/product'],
    ['/dashboard/invoice', undefined],
    ['/dashboard/user/account', undefined],
  ])('The page at %s belongs to the place %s', (path, to) => {
    const place = currentPlace(placesOf(permissionsOf('store_admin')), path);
    expect(place?.entry.to).toBe(to);
  });
});

function placesOf(permissions: readonly string[]) {
  return tabPlaces(visibleGroups(new Set(permissions), pagesOf([signedInRoute])));
}
