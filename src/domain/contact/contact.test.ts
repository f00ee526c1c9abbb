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
    ['+33 6 12 34 56 78', '+33612345678'],
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
  ])('A phone number cannot be "%s"', (typed) => {
    expect(parsePhoneNumber(typed)).toBeUndefined();
  });
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
