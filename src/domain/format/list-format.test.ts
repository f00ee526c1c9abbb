import { expect, test } from 'vitest';
import { formatList } from './list-format';

test('`formatList` joins words to a list in each language', () => {
  expect(formatList(['Fès', 'Rabat', 'Salé'], 'fr')).toBe('Fès, Rabat et Salé');
  expect(formatList(['فاس', 'الرباط', 'سلا'], 'ar')).toBe('فاس والرباط وسلا');
  expect(formatList(['Fès', 'Rabat', 'Salé'], 'en')).toBe('Fès, Rabat, and Salé');
  expect(formatList(['Fès'], 'fr')).toBe('Fès');
});
