import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLostCopy, isMainlyQuestionMarks, losesLetters } from './lost-letters';

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
    ['L’atelier', 'L?atelier', 'an apostrophe outside ASCII'],
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

describe('Question marks in place of letters', () => {
  test.each([
    ['????? ???? ????', true],
    ['???', true],
    ['?', true],
    ['iPhone ????? ????', true],
    ['« ????? », ????', true],
    ['Prêt ?', false],
    ['Pourquoi pas ???', false],
    ['Bougie ???', false],
    ['Th?i?re cisel?e', false],
    ['Théière', false],
    ['', false],
  ])('Whether `%s` consists mainly of question marks: %s', (text, expected) => {
    expect(isMainlyQuestionMarks(text)).toBe(expected);
  });

  test.each([
    ['Théière ciselée', 'Th?i?re cisel?e', true],
    ['زربية أمازيغية', '????? ????????', true],
    ['Théière à thé', 'Th?i?re à thé', true],
    ['L’atelier', 'L?atelier', true],
    ['Theie\u0301re é', 'Theie\u0301re ?', true],
    ['Prêt !', 'Prêt ?', false],
    ['Quoi ?', 'Quoi ?', false],
    ['Théière', 'Quoi? Rien', false],
    ['Théière', 'Th?i?re neuve', false],
    ['Th?i?re', 'Théière', false],
  ])('Whether `%s` → `%s` is a copy that lost letters only: %s', (from, to, expected) => {
    expect(isLostCopy(from, to)).toBe(expected);
    if (expected) expect(losesLetters(from, to)).toBe(true);
  });
});
