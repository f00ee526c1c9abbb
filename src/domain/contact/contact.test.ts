import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmailAddress } from './email-address';
import { parsePhoneNumber } from './phone-number';

describe('Phone number', () => {
  test.each([
    ['0661420318', '+212661420318'],
    ['06 61-42.03 18', '+212661420318'],
    ['+212 661 42 03 18', '+212661420318'],
    ['00212661420318', '+212661420318'],
    ['+212 (0)661420318', '+212661420318'],
    ['0537123456', '+212537123456'],
    ['212661420318', '+212661420318'],
    ['212 6 61 42 03 18', '+212661420318'],
    ['00 212 (0) 661-42.03.18', '+212661420318'],
    ['06 61 42 03 18', '+212661420318'],
    ['06‑61–42−03/18', '+212661420318'],
    ['٠٦٦١٤٢٠٣١٨', '+212661420318'],
    ['۰۰۲۱۲۶۶۱۴۲۰۳۱۸', '+212661420318'],
    ['+٢١٢ ٦٦١ ٤٢٠٣١٨', '+212661420318'],
    ['\u200e+212\u202f661\u00a0420318', '+212661420318'],
    ['\u202a0661420318\u202c', '+212661420318'],
    ['\ufeff06\u200b61420318\u2069', '+212661420318'],
    ['＋２１２６６１４２０３１８', '+212661420318'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['0033612345678', '+33612345678'],
  ])('The phone number %s is stored as %s', (typed, kept) => {
    expect(parsePhoneNumber(typed)).toBe(kept);
  });

  test.each([
    '',
    '12',
    '0961420318',
    '066142031',
    '06614203188',
    '+212 9',
    'zero six',
    '+0612345678',
    '661420318',
    '++212661420318',
    '+00212661420318',
    '0661420318 0662420318',
    '06614203l8',
    '+212961420318',
    '00212 661 42 03 1',
  ])('A phone number cannot be "%s"', (typed) => {
    expect(parsePhoneNumber(typed)).toBeUndefined();
  });
});

test('A Moroccan number is stored alike in every way of writing it', () => {
  const national = fc.stringMatching(/^[5-8]\d{8}$/);
  const prefix = fc.constantFrom('0', '+212', '00212', '212', '+2120', '+212(0)');
  const marks = fc.constantFrom('', ' ', '.', '-', '\u00a0', '\u200e', '\u202a', '‑');
  fc.assert(
    fc.property(national, prefix, fc.array(marks, { minLength: 9, maxLength: 9 }), (...written) => {
      const [digits, before, between] = written;
      const text = `${before}${[...digits].map((digit, at) => `${between[at]}${digit}`).join('')}`;
      expect(parsePhoneNumber(text)).toBe(`+212${digits}`);
    }),
  );
});

test('An e-mail address has one @ and a domain with a dot', () => {
  expect(['a@b.ma', 'salma.b+x@maison-zahra.co.ma'].filter(isEmailAddress)).toHaveLength(2);
  const wrong = [
    '',
    'a',
    'a@b',
    '@b.ma',
    'a@@b.ma',
    'a b@c.ma',
    'a@b..ma',
    '<a@b.ma>',
    'a@b.ma, c@d.ma',
  ];
  expect(wrong.filter(isEmailAddress)).toEqual([]);
});
