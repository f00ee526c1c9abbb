import { describe, expect, test } from 'vitest';
import { type CardValues, cardOf, cardSchema, NO_CARD } from './card-form';

const CARD: CardValues = { number: '4242 4242 4242 4242', expiry: '12/30', code: '123' };

describe('Card form', () => {
  test('A card is read with spaces, hyphens and a short expiry', () => {
    expect(faultsOf(CARD)).toEqual({});
    expect(cardOf({ number: ' 4242-4242 42424242', expiry: '3 / 31', code: ' 1234 ' })).toEqual({
      number: '4242424242424242',
      expiry: '03/31',
      code: '1234',
    });
    expect(cardOf({ ...CARD, expiry: '0127' }).expiry).toBe('01/27');
  });

  test.each([
    [{ number: '4242 4242 4242 4241' }, { number: 'invalid_card_number' }],
    [{ number: '4242' }, { number: 'invalid_card_number' }],
    [{ number: 'quatre' }, { number: 'invalid_card_number' }],
    [{ expiry: '13/30' }, { expiry: 'invalid_expiry' }],
    [{ expiry: 'décembre' }, { expiry: 'invalid_expiry' }],
    [{ expiry: '10/26' }, { expiry: 'card_expired' }],
    [{ code: '12' }, { code: 'invalid_card_code' }],
    [NO_CARD, { number: 'required', expiry: 'required', code: 'required' }],
  ])('The card form reports the errors of %j', (own, faults) => {
    expect(faultsOf({ ...CARD, ...own })).toEqual(faults);
  });

  test('A card is valid until the end of its month', () => {
    expect(faultsOf({ ...CARD, expiry: '11/26' })).toEqual({});
    expect(faultsOf({ ...CARD, expiry: '11/26' }, '2026-12-01T00:00:00Z')).toEqual({
      expiry: 'card_expired',
    });
  });
});

function faultsOf(values: CardValues, now = '2026-11-23T10:00:00Z') {
  const { error } = cardSchema(() => new Date(now)).safeParse(values);
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}
