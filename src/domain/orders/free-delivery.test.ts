import { expect, it } from 'vitest';
import { isDeliveryFree } from './free-delivery';

it('Delivery is free if the discount is the whole fee', () => {
  expect(isDeliveryFree({ shippingTotal: 2500, discountTotal: 2500 })).toBe(true);
  expect(isDeliveryFree({ shippingTotal: 2500, discountTotal: 2400 })).toBe(false);
  expect(isDeliveryFree({ shippingTotal: 0, discountTotal: 0 })).toBe(false);
});
