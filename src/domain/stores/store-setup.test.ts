import { expect, test } from 'vitest';
import { storeSetup } from './store-setup';

const EMPTY = {
  ...{ enterprise: 'Atelier', name: 'Atelier', email: null, phone: null, billingAddress: null },
  ...{ cityId: null, ice: null, logo: null, payment: null, shipping: { rules: [] } },
};
const DETAILS = {
  ...{ email: 'contact@exemple.ma', phone: '+212535741208', billingAddress: '14, place Nejjarine' },
  ...{ cityId: 'cty_fes', ice: '001984563000047' },
};

test('a store that was only just opened has nothing of what it needs', () => {
  expect(storeSetup(EMPTY)).toEqual({
    ...{ details: false, logo: false, bankAccount: false, shipping: false },
  });
});

test('each step of the setup is told for itself', () => {
  expect(storeSetup({ ...EMPTY, ...DETAILS }).details).toBe(true);
  expect(storeSetup({ ...EMPTY, ...DETAILS, ice: ' ' }).details).toBe(false);
  expect(storeSetup({ ...EMPTY, logo: 'data:image/png;base64,AAAA' }).logo).toBe(true);
  expect(storeSetup({ ...EMPTY, payment: {} }).bankAccount).toBe(true);
  expect(storeSetup({ ...EMPTY, shipping: { rules: [{}] } }).shipping).toBe(true);
});
