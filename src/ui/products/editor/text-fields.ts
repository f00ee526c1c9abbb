import type { ProductValuesForm } from '#application/products/product-form-values';
import { LANGUAGE_SUFFIXES } from '#domain/format/language-suffixes';
import type { Language } from '#domain/format/languages';
import type { ShopperText } from '#domain/products/text-fallback';

/** The field of a text in a language, as the contract spells it: `name` is French, `nameAr` Arabic. */
export function textField(text: ShopperText, language: Language): TextField {
  return `${text}${LANGUAGE_SUFFIXES[language]}`;
}

export type TextField = `${ShopperText}${(typeof LANGUAGE_SUFFIXES)[Language]}` &
  keyof ProductValuesForm;
