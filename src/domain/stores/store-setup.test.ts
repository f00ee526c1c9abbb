import { describe, expect, it } from 'vitest';
import { type StoreInSetup, setupOf, setupProgress, storeSetup } from './store-setup';

const empty: StoreInSetup = {
  enterprise: 'Atelier',
  name: 'Atelier',
  phone: null,
  email: null,
  billingAddress: null,
  cityId: null,
  logo: null,
  payment: null,
  shipping: { rules: [] },
};
const told: StoreInSetup = {
  ...empty,
  phone: '+212535112233',
  email: 'atelier@exemple.ma',
  billingAddress: '12, rue Talaa',
  cityId: 'cty_fes',
};

describe('Store setup', () => {
  it('A new store with only its names has no setup part done', () => {
    const nothing = { details: false, logo: false, bankAccount: false, shipping: false };
    expect(storeSetup(empty)).toEqual(nothing);
  });

  it('The details of a store are done only when every one of them is filled in', () => {
    expect(storeSetup(told).details).toBe(true);
    for (const field of [
      'enterprise',
      'name',
      'phone',
      'email',
      'billingAddress',
      'cityId',
    ] as const) {
      expect(storeSetup({ ...told, [field]: ' ' }).details, field).toBe(false);
    }
  });

  it('Logo, bank account and shipping of a store are done when they are saved', () => {
    const rest = { logo: 'data:image/png', payment: {}, shipping: { rules: [{}] } };
    expect(storeSetup({ ...empty, ...rest })).toEqual({
      details: false,
      logo: true,
      bankAccount: true,
      shipping: true,
    });
  });

  it('The setup of a store is complete with a product and an order', () => {
    const rest = { logo: 'data:image/png', payment: {}, shipping: { rules: [{}] } };
    const almost = setupOf({ ...told, ...rest }, { products: 1, orders: 0 });
    expect(setupProgress(almost)).toEqual({ done: 5, of: 6, next: 'order' });
    const whole = setupOf({ ...told, ...rest }, { products: 1, orders: 1 });
    expect(setupProgress(whole)).toEqual({ done: 6, of: 6, next: null });
    expect(setupProgress(setupOf(empty, { products: 0, orders: 0 }))).toEqual({
      done: 0,
      of: 6,
      next: 'details',
    });
  });
});
