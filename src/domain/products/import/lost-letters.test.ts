import { describe, expect, it } from 'vitest';
import { hasLostLettersOf, isMainlyQuestionMarks } from './lost-letters';

describe('Question marks in place of letters', () => {
  it.each([
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

  it.each([
    ['Th?i?re cisel?e', 'Théière ciselée', true],
    ['????? ????????', 'زربية أمازيغية', true],
    ['Th?i?re à thé', 'Théière à thé', true],
    ['L?atelier', 'L’atelier', true],
    ['Theie\u0301re ?', 'Theie\u0301re é', true],
    ['Prêt ?', 'Prêt !', false],
    ['Quoi ?', 'Quoi ?', false],
    ['Quoi? Rien', 'Théière', false],
    ['Th?i?re neuve', 'Théière', false],
    ['Théière', 'Th?i?re', false],
  ])('Whether `%s` is `%s` with lost letters: %s', (text, known, expected) => {
    expect(hasLostLettersOf(text, [null, known])).toBe(expected);
  });

  it('A text that the product has today lost no letters', () => {
    expect(hasLostLettersOf('Th?i?re', ['Théière', 'Th?i?re'])).toBe(false);
  });
});
