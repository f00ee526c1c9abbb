import { describe, expect, it } from 'vitest';
import { productSearchText, searchPatterns } from './product-search-text';

describe('the search text of a product', () => {
  it('begins with the names and holds each word once', () => {
    expect(productSearchText({ ...TEAPOT, nameAr: null })).toBe(
      ' theiere de fes teapot th 01 611124 m 611131',
    );
  });

  it('holds no letter but those of ASCII, so that every database indexes it', () => {
    expect(productSearchText(TEAPOT)).toMatch(/^[ a-zA-Z0-9]+$/);
    expect(productSearchText({ ...TEAPOT, nameAr: null, nameEn: 'ⴰⵜⴰⵢ' })).toMatch(
      /^[ a-zA-Z0-9]+$/,
    );
  });

  it('keeps Arabic names in the order of their letters', () => {
    const inArabic = ['زربية', 'إبريق', 'صينية', 'بوف'];
    const texts = inArabic.map((nameAr) => productSearchText({ ...NAMELESS, nameAr }));
    expect(texts.sort()).toEqual(
      ['إبريق', 'بوف', 'زربية', 'صينية'].map((nameAr) =>
        productSearchText({ ...NAMELESS, nameAr }),
      ),
    );
  });
});

describe('the patterns of a query', () => {
  it('look for words anywhere, for short ones where a word begins', () => {
    expect(searchPatterns('Théière fè')).toEqual(['%theiere%', '% fe%']);
    expect(searchPatterns(' ')).toEqual([]);
  });

  it('find parts of Arabic words, in any of their spellings', () => {
    const text = productSearchText(TEAPOT);
    for (const query of ['إبريق', 'ابريق', 'بريق', 'بر']) {
      const [pattern = ''] = searchPatterns(query);
      expect(text).toContain(pattern.replaceAll('%', ''));
    }
  });

  it('hold no wildcard of the one who asks', () => {
    expect(searchPatterns('100%_\\')).toEqual(['%100%']);
  });
});

const NAMELESS = { code: 'X', name: null, nameEn: null, nameAr: null, variants: [] };

const TEAPOT = {
  code: 'TH-01',
  name: 'Théière de Fès',
  nameEn: 'Teapot',
  nameAr: 'إبريق',
  variants: [
    { sku: 'TH-01', barcode: '611124' },
    { sku: 'TH-01-M', barcode: '611131' },
  ],
};
