import { expect, test } from 'vitest';
import { missingTexts, textWithFallback } from './text-fallback';

test('a shopper reads the text of his language', () => {
  expect(textWithFallback(product, 'name', 'ar')).toEqual({ text: 'زلافة فاسية', language: 'ar' });
});

test('where it lacks he reads the French one', () => {
  expect(textWithFallback(product, 'name', 'en')).toEqual({ text: 'Bol de Fès', language: 'fr' });
});

test('where French lacks too he reads any that is there', () => {
  expect(textWithFallback(product, 'description', 'ar')).toEqual({
    text: 'A bowl.',
    language: 'en',
  });
});

test('a text that no language has is not there', () => {
  expect(textWithFallback(product, 'content', 'fr')).toEqual({ text: null, language: null });
});

test('a language says what it lacks; spaces are no text', () => {
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
