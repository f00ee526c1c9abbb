import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { losesLetters } from './lost-letters';

describe('Letters that a text loses', () => {
  test.each<[from: string | null, to: string | null, what: string]>([
    ['زربية أمازيغية', '?????? ????????', 'Arabic as question marks'],
    ['زربية أمازيغية', 'Tapis ???', 'Arabic replaced by Latin and question marks'],
    ['زربية أمازيغية', 'Tapis berbère', 'a text in Arabic without an Arabic letter'],
    ['Théière ciselée', 'Th?i?re cisel?e', 'accents as question marks'],
    ['Théière ciselée', 'Th\uFFFDi\uFFFDre cisel\uFFFDe', 'accents as U+FFFD'],
    ['Théière ciselée', 'Thire cisele', 'accented letters dropped'],
    ['Théière', '', 'an empty text'],
    ['Théière', null, 'an emptied text'],
    ['Théière', '???', 'no letter at all'],
  ])('%s → %s loses letters: %s', (from, to) => {
    expect(losesLetters(from, to)).toBe(true);
  });

  test.each<[from: string | null, to: string | null, what: string]>([
    ['Théière ciselée', 'Théière martelée', 'another word'],
    ['Théière', 'Bouilloire', 'a name without accents'],
    ['Bol', 'Bol ?', 'a question'],
    ['Est-ce du cuir ?', 'Est-ce du cuir végétal ?', 'a question that stays'],
    ['شَمْعة', 'شمعة', 'Arabic without its vowel marks'],
    ['زربية', 'زربية كبيرة', 'more Arabic'],
    [null, 'Bol', 'a new text'],
    ['120 × 80', '—', 'a text that had no letters'],
  ])('%s → %s loses none: %s', (from, to) => {
    expect(losesLetters(from, to)).toBe(false);
  });

  test('A text that stays the same, or is only continued, loses no letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, more) => {
        expect(losesLetters(one, one)).toBe(false);
        expect(losesLetters(one, `${one}é${more}`)).toBe(false);
      }),
    );
  });
});
