import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneSearchWords } from './phone-search';

describe('Words of a query with phone numbers', () => {
  test.each([
    ['0661420318', ['0661420318']],
    ['06 61 42 03 18', ['0661420318']],
    ['٠٦٦١٤٢٠٣١٨', ['0661420318']],
    ['+212 6 61 42 03 18', ['212661420318']],
    ['+212661420318', ['212661420318']],
    ['00212661420318', ['212661420318']],
    ['00212 661-42.03.18', ['212661420318']],
    ['212661420318', ['212661420318']],
    ['+212 (0) 661 420318', ['212661420318']],
    ['\u202a+212 661420318\u202c', ['212661420318']],
    ['0033 6 12 34 56 78', ['33612345678']],
    ['Salma Bennani +212 6 61 42 03 18', ['salma', 'bennani', '212661420318']],
    ['1042 0661420318', ['1042', '0661420318']],
    ['00212661', ['212661']],
    ['+212661', ['212661']],
    ['06 61', ['06', '61']],
    ['1042', ['1042']],
    ['BOL-FES-18', ['bol', 'fes', '18']],
    ['', []],
  ])('The words of %j are %j', (query, words) => {
    expect(phoneSearchWords(query)).toEqual(words);
  });

  test('At most eight words count', () => {
    expect(phoneSearchWords('a b c d e f g h i j')).toHaveLength(8);
  });
});

test('Every form of a stored number finds its search text', () => {
  const national = fc.stringMatching(/^[5-8]\d{8}$/);
  const prefix = fc.constantFrom('0', '+212', '00212', '212', '+212 (0)', '00 212 ');
  const blanks = fc.array(fc.constantFrom('', ' ', '.', '-'), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(national, prefix, blanks, (digits, before, between) => {
      const text = `212${digits} 0${digits}`;
      const typed = [...digits].map((digit, at) => `${between[at]}${digit}`).join('');
      for (const word of phoneSearchWords(`${before}${typed}`)) expect(text).toContain(word);
    }),
  );
});
