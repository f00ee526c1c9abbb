import { describe, expect, test } from 'vitest';
import { directionOf, LANGUAGES, languageRecords, toLanguage } from './languages';

describe('Language tag', () => {
  test.each([
    ['fr', 'fr'],
    ['ar-MA', 'ar'],
    ['EN_us', 'en'],
    [' ar ', 'ar'],
  ])('The language tag %j is read as %s', (tag, language) => {
    expect(toLanguage(tag)).toBe(language);
  });

  test.each(['', 'de', 'french', '../../etc', '__proto__', null, undefined])(
    'The language tag %j is read as null',
    (tag) => {
      expect(toLanguage(tag)).toBeNull();
    },
  );
});

test.each(LANGUAGES)('The direction of %s is that of its record', (language) => {
  expect(directionOf(language)).toBe(languageRecords[language].direction);
});
