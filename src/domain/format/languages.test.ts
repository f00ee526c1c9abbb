import { describe, expect, test } from 'vitest';
import { toLanguage } from './languages';

describe('a language tag', () => {
  test.each([
    ['fr', 'fr'],
    ['ar-MA', 'ar'],
    ['EN_us', 'en'],
    [' ar ', 'ar'],
  ])('%j is read as %s', (tag, language) => {
    expect(toLanguage(tag)).toBe(language);
  });

  test.each(['', 'de', 'french', '../../etc', '__proto__', null, undefined])(
    '%j is none of ours',
    (tag) => {
      expect(toLanguage(tag)).toBeNull();
    },
  );
});
