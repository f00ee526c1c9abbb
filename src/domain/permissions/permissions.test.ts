import { describe, expect, it } from 'vitest';
import { PERMISSIONS, permissionsOf, ROLES, roleHas } from './permissions';

describe('permissions', () => {
  it('give the admin everything', () => {
    expect(permissionsOf('store_admin')).toEqual([...PERMISSIONS]);
  });

  it('grow from store user to manager to admin', () => {
    const [widest, middle, narrowest] = ROLES.map((role) => permissionsOf(role)).toSorted(
      (a, b) => b.length - a.length,
    );
    expect(widest).toEqual(expect.arrayContaining(middle ?? []));
    expect(middle).toEqual(expect.arrayContaining(narrowest ?? []));
  });

  it('keep prices, profit, payments and publication from a store user', () => {
    const kept = ['products.prices', 'profit.see', 'payments.see', 'products.publish'] as const;
    expect(kept.filter((permission) => roleHas('store_user', permission))).toEqual([]);
  });

  it('keep the store identity and the users to the admin', () => {
    expect(roleHas('store_manager', 'store.identity.edit')).toBe(false);
    expect(roleHas('store_manager', 'users.manage')).toBe(false);
    expect(roleHas('store_manager', 'orders.delete')).toBe(false);
  });
});
