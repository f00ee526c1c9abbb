import { expect, test } from 'vitest';
import { CARRIER_NAME_LENGTH, carrierErrors, TRACKING_ADDRESS_LENGTH } from './carrier-rules';

test('A carrier needs only a name', () => {
  expect(carrierErrors({ name: 'Amana' })).toEqual({});
  expect(carrierErrors({ name: 'أمانة', phone: '', trackingAddress: ' ' })).toEqual({});
  expect(carrierErrors({ phone: null, trackingAddress: null })).toEqual({});
  expect(
    carrierErrors({
      name: 'Amana',
      phone: '05 37 21 02 02',
      trackingAddress: 'https://amana.ma/{number}',
    }),
  ).toEqual({});
});

test.each([
  [{ name: ' ' }, { name: ['required'] }],
  [{ name: '–' }, { name: ['required'] }],
  [{ name: 'x'.repeat(CARRIER_NAME_LENGTH + 1) }, { name: ['too_long'] }],
  [{ phone: '12' }, { phone: ['invalid_phone'] }],
  [
    { trackingAddress: 'http://amana.ma/{number}' },
    { trackingAddress: ['invalid_tracking_address'] },
  ],
  [{ trackingAddress: 'https://amana.ma/' }, { trackingAddress: ['tracking_number_missing'] }],
  [
    { trackingAddress: `https://amana.ma/{number}${'x'.repeat(TRACKING_ADDRESS_LENGTH)}` },
    { trackingAddress: ['too_long'] },
  ],
  [
    { name: '', phone: 'x', trackingAddress: 'x' },
    {
      name: ['required'],
      phone: ['invalid_phone'],
      trackingAddress: ['invalid_tracking_address'],
    },
  ],
])('A carrier is refused with the errors of its fields: %j', (change, errors) => {
  expect(carrierErrors(change)).toEqual(errors);
});
