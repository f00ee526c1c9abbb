import { expect, it } from 'vitest';
import { offeredPaymentMethods } from './offered-payment-methods';

it.each([
  [true, ['cod', 'card']],
  [false, ['cod']],
])('With cards accepted (%s), a new order can be paid by %j', (acceptsCards, methods) => {
  expect(offeredPaymentMethods(acceptsCards)).toEqual(methods);
});
