import { expect, it } from 'vitest';
import { isClosedTo } from './store-closures';

const aid = { from: '2027-03-09', to: '2027-03-11', acceptOrders: false };

it.each([
  ['2027-03-08T23:59:59Z', false],
  ['2027-03-09T00:00:00Z', true],
  ['2027-03-11T23:59:59Z', true],
  ['2027-03-12T00:00:00Z', false],
])(
  'A store closed from the 9th to the 11th refuses orders on those days only, checked at %s',
  (instant, isClosed) => {
    expect(isClosedTo([aid], new Date(instant))).toBe(isClosed);
    expect(isClosedTo([{ ...aid, acceptOrders: true }], new Date(instant))).toBe(false);
  },
);
