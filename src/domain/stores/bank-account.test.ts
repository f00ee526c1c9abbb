import { describe, expect, it } from 'vitest';
import { bankAccountSchema, formatRib, maskRib, ribError } from './bank-account';

const RIB = '007270000123456789012390';

describe('RIB', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['00727000012345678901239', 'rib_digits'],
    ['0072700001234567890123900', 'rib_digits'],
    ['00727000012345678901239A', 'rib_digits'],
    ['007270000123456789012391', 'rib_key'],
    [RIB, null],
    ['007 270 0001234567890123 90', null],
  ])('The RIB typed as "%s" has the error %s', (typed, fault) => {
    expect(ribError(typed)).toBe(fault);
  });

  it('A RIB is printed as bank, town, account and key', () => {
    expect(formatRib(RIB)).toBe('007 270 0001234567890123 90');
  });

  it('A masked RIB shows only its last four digits', () => {
    expect(maskRib(RIB)).toBe('••• ••• ••••••••••••••23 90');
  });
});

describe('Bank account', () => {
  const payment = { holderName: 'Nejjarine SARL', bankName: 'Banque Atlas', rib: RIB };
  const faultsOf = (change: Partial<typeof payment>) =>
    bankAccountSchema
      .safeParse({ payment: { ...payment, ...change } })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  it('A complete bank account has no errors', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('A bank account has its errors at the fields that cause them', () => {
    expect(faultsOf({ holderName: ' ', bankName: 'x'.repeat(121), rib: '12' })).toEqual([
      ['payment.holderName', 'required'],
      ['payment.bankName', 'too_long'],
      ['payment.rib', 'rib_digits'],
    ]);
  });
});
