import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { countFormat } from './count-format';

test('Only the count of a sentence is grouped as in its language', async () => {
  const i18n = createInstance();
  await i18n.use(countFormat).init({
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  const inLanguage = (language: string) =>
    i18n.services.interpolator.interpolate(SENTENCE, VALUES, language, {});
  expect(inLanguage('fr')).toBe('10\u00a0000 lignes de 2026');
  expect(inLanguage('en')).toBe('10,000 lignes de 2026');
});

const SENTENCE = '{{count}} lignes de {{year}}';
const VALUES = { count: 10_000, year: 2026 };
