import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableCode, visibleCode } from './comparable-code';

describe('Comparison of codes', () => {
  it.each([
    ['ZW-1\u200b', 'ZW-1'],
    ['\u200eZW-2', 'ZW-2'],
    ['ZW-3\u00a0', 'ZW-3'],
    ['\ufeffZW-4', 'ZW-4'],
    ['\u202aZW-5\u202c', 'ZW-5'],
    ['ZW\u20116\u2060', 'ZW-6'],
    ['ZW\u2011 7', 'ZW-7'],
    ['zw-8', 'ZW-8'],
    ['CAFÉ – 1', 'cafe\u0301-1'],
    ['ŒUF\u202f2', 'œuf 2'],
    ['ＡＢ１', 'ab1'],
    ['زر\u061c 1', 'زر 1'],
  ])('The codes %j and %j are one', (one, other) => {
    expect(comparableCode(one)).toBe(comparableCode(other));
  });

  it.each([
    ['ZW-1', 'ZW1'],
    ['A 1', 'A1'],
    ['A_1', 'A-1'],
    ['0123', '123'],
    ['É-1', 'E-1'],
    ['14:193', '14193'],
  ])('The codes %j and %j are two', (one, other) => {
    expect(comparableCode(one)).not.toBe(comparableCode(other));
  });

  it('A compared code compares as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = comparableCode(text);
        expect(comparableCode(once)).toBe(once);
      }),
    );
  });

  it('A stored code keeps its case and its dashes and loses what nobody sees', () => {
    expect(visibleCode('\ufeffZW\u20111\u200b\u00a0')).toBe('ZW-1');
    expect(visibleCode('Ab – 2\u202f')).toBe('Ab – 2');
  });

  it('A stored code is the same code', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(comparableCode(visibleCode(text))).toBe(comparableCode(text));
      }),
    );
  });
});
