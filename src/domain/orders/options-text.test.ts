import { expect, test } from 'vitest';
import { localizedOptions, optionsTexts } from './options-text';

const SAFFRON = { name: 'Jaune safran', nameEn: 'Saffron yellow', nameAr: 'أصفر زعفراني' };
const SIZE = { name: '41', nameEn: '41', nameAr: '41' };

test('Options have a text in each language in which they are named', () => {
  expect(optionsTexts([SAFFRON, SIZE])).toEqual({
    optionsText: 'Jaune safran · 41',
    optionsTextEn: 'Saffron yellow · 41',
    optionsTextAr: 'أصفر زعفراني · 41',
  });
});

test('A value that is named in French only stands in French among the others', () => {
  const { optionsTextAr } = optionsTexts([SAFFRON, { name: 'Brodé' }]);
  expect(optionsTextAr).toBe('أصفر زعفراني · Brodé');
});

test('Options that are the same in every language have one text', () => {
  expect(optionsTexts([SIZE])).toEqual({
    optionsText: '41',
    optionsTextEn: null,
    optionsTextAr: null,
  });
});

test('A label of the client that names a value in any language is not repeated', () => {
  const { optionsText } = optionsTexts([SAFFRON], ['أصفر زعفراني', 'Bleu de Fès']);
  expect(optionsText).toBe('Jaune safran · Bleu de Fès');
});

test('An item without options has no text', () => {
  const none = { optionsText: null, optionsTextEn: null, optionsTextAr: null };
  expect(optionsTexts([])).toEqual(none);
  expect(localizedOptions(none, 'ar')).toBeNull();
});

test('Options are read in a language, or else in French', () => {
  const texts = { optionsText: 'Noir', optionsTextEn: null, optionsTextAr: 'أسود' };
  expect(localizedOptions(texts, 'ar')).toBe('أسود');
  expect(localizedOptions(texts, 'en')).toBe('Noir');
});
