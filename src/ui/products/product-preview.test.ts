import { describe, expect, test } from 'vitest';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { LANGUAGES } from '#domain/format/languages';
import { formatMoney } from '#domain/format/money';
import { productPreview } from './product-preview';
import { productSamples } from './product-preview-samples';

const TEXTS = { noPrice: 'sans prix', priceFrom: 'dès {{price}}' };
const [sample] = productSamples('fr');
if (!sample) throw new Error('There is no sample.');

describe('Row of a product before the app', () => {
  test('A product has its name in the language of the page, otherwise in another one', () => {
    const product = { ...sample, name: 'Bol', nameAr: null };
    expect(productPreview.values(product, 'fr', TEXTS)).toMatchObject({ name: 'Bol', lang: 'fr' });
    expect(productPreview.values(product, 'ar', TEXTS)).toMatchObject({ name: 'Bol', lang: 'fr' });
    const nameless = { ...product, name: null };
    const code = { name: sample.code, lang: 'ar' };
    expect(productPreview.values(nameless, 'ar', TEXTS)).toMatchObject(code);
  });

  test.each([
    [{ price: null, priceMax: null }, 'sans prix'],
    [{ price: 13_500, priceMax: null }, formatMoney(13_500, 'fr')],
    [{ price: 13_500, priceMax: 13_500 }, formatMoney(13_500, 'fr')],
    [{ price: 13_500, priceMax: 20_000 }, `dès ${bidiIsolate(formatMoney(13_500, 'fr'))}`],
  ])('A product with %j', (prices, expected) => {
    const { price } = productPreview.values({ ...sample, ...prices }, 'fr', TEXTS);
    expect(price).toBe(expected);
  });

  test('The samples differ in their pictures, and name their language', () => {
    for (const language of LANGUAGES) {
      const samples = productSamples(language);
      expect(samples.map((one) => productPreview.sampleOf(one))).toEqual([0, 1]);
      for (const one of samples) {
        expect(productPreview.values(one, language, TEXTS).lang).not.toBe(language);
      }
    }
  });
});
