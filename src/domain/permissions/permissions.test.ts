import { describe, expect, it } from 'vitest';
import { PERMISSIONS, permissionsOf, ROLES, roleHas } from './permissions';

describe('Permissions of the roles', () => {
  it('The store admin has every permission', () => {
    expect(permissionsOf('store_admin')).toEqual([...PERMISSIONS]);
  });

  it("The permissions of a store user are a subset of a manager's, and those of an admin's", () => {
    const [widest, middle, narrowest] = ROLES.map((role) => permissionsOf(role)).toSorted(
      (a, b) => b.length - a.length,
    );
    expect(widest).toEqual(expect.arrayContaining(middle ?? []));
    expect(middle).toEqual(expect.arrayContaining(narrowest ?? []));
  });

  it('A store user has no permission for prices, profit, payments or publication', () => {
    const kept = ['products.prices', 'profit.see', 'payments.see', 'products.publish'] as const;
    expect(kept.filter((permission) => roleHas('store_user', permission))).toEqual([]);
  });

  it('A store manager may not edit the store identity, manage users or delete orders', () => {
    expect(roleHas('store_manager', 'store.identity.edit')).toBe(false);
    expect(roleHas('store_manager', 'users.manage')).toBe(false);
    expect(roleHas('store_manager', 'orders.delete')).toBe(false);
  });
});
