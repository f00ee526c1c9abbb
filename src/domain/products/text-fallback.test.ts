import { expect, test } from 'vitest';
import { missingTexts, textWithFallback } from './text-fallback';

test('A shopper reads the text in their own language', () => {
  expect(textWithFallback(product, 'name', 'ar')).toEqual({ text: 'زلافة فاسية', language: 'ar' });
});

test('A shopper reads the French text when the text in their language is missing', () => {
  expect(textWithFallback(product, 'name', 'en')).toEqual({ text: 'Bol de Fès', language: 'fr' });
});

test('A shopper reads another language’s text when the French text is missing too', () => {
  expect(textWithFallback(product, 'description', 'ar')).toEqual({
    text: 'A bowl.',
    language: 'en',
  });
});

test('A text that exists in no language is null', () => {
  expect(textWithFallback(product, 'content', 'fr')).toEqual({ text: null, language: null });
});

test('The missing texts of a language include texts of only spaces', () => {
  expect(missingTexts(product, 'fr')).toEqual(['description', 'content']);
  expect(missingTexts(product, 'ar')).toEqual(['description', 'content']);
  expect(missingTexts(product, 'en')).toEqual(['name', 'content']);
});

const product = {
  name: 'Bol de Fès',
  nameEn: null,
  nameAr: 'زلافة فاسية',
  description: ' ',
  descriptionEn: 'A bowl.',
  descriptionAr: null,
  content: null,
  contentEn: null,
  contentAr: null,
};
