import { expect, test } from 'vitest';
import { type LanguageSources, negotiateLanguage } from './negotiate-language';

test.each<[string, LanguageSources]>([
  ['ar', { query: 'ar', cookie: 'en', accepted: 'fr' }],
  ['en', { query: 'xx', cookie: 'en', accepted: 'fr' }],
  ['ar', { cookie: '', accepted: 'de, ar-MA;q=0.9, fr;q=0.8' }],
  ['en', { accepted: 'fr;q=0.2, en-GB;q=0.7' }],
  ['fr', { accepted: 'fr, ar' }],
  ['ar', { accepted: 'fr;q=0, ar;q=0.1' }],
  ['fr', { accepted: 'ar;q=nonsense' }],
  ['fr', { accepted: '*' }],
  ['fr', {}],
])('`negotiateLanguage` chooses %s for %j', (language, sources) => {
  expect(negotiateLanguage(sources)).toBe(language);
});
