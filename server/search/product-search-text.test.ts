import { describe, expect, it } from 'vitest';
import { productSearchText, searchPatterns } from './product-search-text';

describe('Search text of a product', () => {
  it('The search text of a product begins with the names and contains each word once', () => {
    expect(productSearchText({ ...TEAPOT, nameAr: null })).toBe(
      ' theiere de fes teapot th 01 611124 m 611131',
    );
  });

  it('The search text of a product contains only ASCII letters, so that every database indexes it', () => {
    expect(productSearchText(TEAPOT)).toMatch(/^[ a-zA-Z0-9]+$/);
    expect(productSearchText({ ...TEAPOT, nameAr: null, nameEn: 'ⴰⵜⴰⵢ' })).toMatch(
      /^[ a-zA-Z0-9]+$/,
    );
  });

  it('The search text of a product preserves the alphabetical order of Arabic names', () => {
    const inArabic = ['زربية', 'إبريق', 'صينية', 'بوف'];
    const texts = inArabic.map((nameAr) => productSearchText({ ...NAMELESS, nameAr }));
    expect(texts.sort()).toEqual(
      ['إبريق', 'بوف', 'زربية', 'صينية'].map((nameAr) =>
        productSearchText({ ...NAMELESS, nameAr }),
      ),
    );
  });
});

describe('Patterns of a query', () => {
  it('Query patterns match long words anywhere, and short ones at the beginning of a word', () => {
    expect(searchPatterns('Théière fè')).toEqual(['%theiere%', '% fe%']);
    expect(searchPatterns(' ')).toEqual([]);
  });

  it('Query patterns match parts of Arabic words, in any of their spellings', () => {
    const text = productSearchText(TEAPOT);
    for (const query of ['إبريق', 'ابريق', 'بريق', 'بر']) {
      const [pattern = ''] = searchPatterns(query);
      expect(text).toContain(pattern.replaceAll('%', ''));
    }
  });

  it('Query patterns contain no wildcard from the query', () => {
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
