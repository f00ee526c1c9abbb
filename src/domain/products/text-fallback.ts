import { LANGUAGE_SUFFIXES } from '../format/language-suffixes';
import type { Language } from '../format/languages';
import type { ProductTexts } from './completeness';

/** The texts of a product that a shopper reads. */
export const SHOPPER_TEXTS = ['name', 'description', 'content'] as const;
export type ShopperText = (typeof SHOPPER_TEXTS)[number];

/** A text with the language it is in; both null where no language has it. */
export type ResolvedText = { text: string; language: Language } | { text: null; language: null };

const FALLBACK_ORDER: readonly Language[] = ['fr', 'en', 'ar'];

/** The product's text in one language; null when it is blank. */
export function textIn(
  product: ProductTexts,
  name: ShopperText,
  language: Language,
): string | null {
  const text = product[`${name}${LANGUAGE_SUFFIXES[language]}`];
  return text !== null && text.trim() !== '' ? text : null;
}

/**
 * The text that a shopper reads in a language: its own text, else the French, English or Arabic
 * one.
 */
export function textWithFallback(
  product: ProductTexts,
  name: ShopperText,
  language: Language,
): ResolvedText {
  for (const candidate of [language, ...FALLBACK_ORDER]) {
    const text = textIn(product, name, candidate);
    if (text !== null) return { text, language: candidate };
  }
  return { text: null, language: null };
}

/** The texts that a language lacks. */
export function missingTexts(product: ProductTexts, language: Language): ShopperText[] {
  return SHOPPER_TEXTS.filter((name) => textIn(product, name, language) === null);
}
