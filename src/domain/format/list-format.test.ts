import { expect, test } from 'vitest';
import { formatList, joinWords } from './list-format';

test('`formatList` joins words to a list in each language', () => {
  expect(formatList(['Fès', 'Rabat', 'Salé'], 'fr')).toBe('Fès, Rabat et Salé');
  expect(formatList(['فاس', 'الرباط', 'سلا'], 'ar')).toBe('فاس والرباط وسلا');
  expect(formatList(['Fès', 'Rabat', 'Salé'], 'en')).toBe('Fès, Rabat, and Salé');
  expect(formatList(['Fès'], 'fr')).toBe('Fès');
});

test('`joinWords` separates words with the comma of the language', () => {
  expect(joinWords(['فاس', 'سلا'], 'ar')).toBe('فاس، سلا');
  expect(joinWords(['Fès', 'Salé'], 'fr')).toBe('Fès, Salé');
  expect(joinWords([], 'en')).toBe('');
});
