import { expect, test } from 'vitest';
import { PAYMENT_STATUSES } from '../payments/payment-status';
import { amountToCollect } from './amount-to-collect';

test('The courier collects the total of an order that is paid on delivery, until it is paid', () => {
  const collected = PAYMENT_STATUSES.map((paymentStatus) =>
    amountToCollect({ paymentMethod: 'cod', paymentStatus, total: 24_900 }),
  );
  expect(collected).toEqual([24_900, 0, 0, 0, 0, 0]);
});

test('Nothing is collected for an order that is paid by card or by bank transfer', () => {
  const unpaid = { paymentStatus: 'pending', total: 24_900 } as const;
  expect(amountToCollect({ ...unpaid, paymentMethod: 'card' })).toBe(0);
  expect(amountToCollect({ ...unpaid, paymentMethod: 'transfer' })).toBe(0);
});
