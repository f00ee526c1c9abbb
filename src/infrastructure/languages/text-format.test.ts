import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { textFormat } from './text-format';

describe('Values in texts', () => {
  test('Only the count of a sentence is grouped as in its language', async () => {
    const i18n = await start({ ranking: '{{count}} lignes de {{year}}' });
    const values = { count: 10_000, year: 2026 };
    expect(i18n.t('ranking', { ...values, lng: 'fr' })).toBe('10\u00a0000 lignes de 2026');
    expect(i18n.t('ranking', { ...values, lng: 'en' })).toBe('10,000 lignes de 2026');
  });

  test('A value is inserted as it is, wherever its name occurs', async () => {
    const i18n = await start({ twice: '{{name}} & {{ name }}' });
    const name = '<b>$1 $& {{name}} $t(twice)</b>';
    expect(i18n.t('twice', { name })).toBe(`${name} & ${name}`);
  });

  test('A value that was not passed leaves its place, and an empty one leaves nothing', async () => {
    const i18n = await start({ greeting: 'Bonjour {{name}} !' });
    expect(i18n.t('greeting')).toBe('Bonjour {{name}} !');
    expect(i18n.t('greeting', { name: undefined })).toBe('Bonjour  !');
    expect(i18n.t('greeting', { name: null })).toBe('Bonjour  !');
    expect(i18n.t('greeting', { name: 0 })).toBe('Bonjour 0 !');
  });

  test('Arabic has six plural forms', async () => {
    const i18n = await start({
      piece_zero: 'لا قطع',
      piece_one: 'قطعة',
      piece_two: 'قطعتان',
      piece_few: '{{count}} قطع',
      piece_many: '{{count}} قطعة',
      piece_other: '{{count}} قطعة كاملة',
    });
    const texts = [0, 1, 2, 3, 11, 100].map((count) => i18n.t('piece', { count, lng: 'ar' }));
    expect(texts).toEqual(['لا قطع', 'قطعة', 'قطعتان', '3 قطع', '11 قطعة', '100 قطعة كاملة']);
  });

  test('Lists of texts are read as lists', async () => {
    const i18n = await start({ steps: ['Un {{what}}', 'Deux'] });
    expect(i18n.t('steps', { returnObjects: true, what: 'bol' })).toEqual(['Un bol', 'Deux']);
  });
});

async function start(texts: Record<string, string | string[]>) {
  const i18n = createInstance();
  const resources = { fr: { shop: texts }, ar: { shop: texts }, en: { shop: texts } };
  await i18n.use(textFormat).init({ lng: 'fr', resources, defaultNS: 'shop' });
  return i18n as unknown as { t: (key: string, values?: object) => unknown };
}
