import { expect, test } from 'vitest';
import { scanOf } from './parcel-scan';

test('An order number is a parcel; another code after it is the tracking number of this parcel', () => {
  const parcel = { number: '10042', trackingNumber: null, isScanned: true };
  expect(scanOf('10042\n', null)).toEqual(parcel);
  expect(scanOf('10042', '10007')).toEqual(parcel);
  expect(scanOf(' AM-7731-MA ', '10042')).toEqual({ ...parcel, trackingNumber: 'AM-7731-MA' });
});

test('A code that is no order number has no meaning before the first parcel, and neither have blanks', () => {
  expect([scanOf('AM-7731-MA', null), scanOf('  ', '10042')]).toEqual([null, null]);
});
