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

test.each([
  ['a right-to-left mark', '\u200f'],
  ['a left-to-right mark', '\u200e'],
  ['an Arabic letter mark', '\u061c'],
  ['an override of the direction', '\u202e'],
  ['an isolate', '\u2066'],
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a grapheme joiner', '\u034f'],
  ['a Hangul filler', '\u3164'],
  ['a half-width filler', '\uffa0'],
  ['a variation selector', '\ufe0f'],
  ['a tag', '\u{e0061}'],
  ['an annotation mark', '\ufff9'],
  ['a blank Braille pattern', '\u2800'],
  ['a control character', '\u0007'],
  ['half a character', '\ud83d'],
  ['a private character', '\ue000'],
])('An e-mail address has no %s, wherever it is', (_, mark) => {
  const marked = [
    `${mark}salma@b.ma`,
    `sal${mark}ma@b.ma`,
    `salma@b${mark}.ma`,
    `salma@b.ma${mark}`,
  ];
  expect(marked.filter(isEmailAddress)).toEqual([]);
});

test('An e-mail address may have letters of any script', () => {
  const right = ['سلمى@متجر.المغرب', 'émilie@café.ma', 'नमिता@डाटामेल.भारत'];
  expect(right.filter(isEmailAddress)).toEqual(right);
});
