import type { ProductValuesForm } from '#application/products/product-form-values';
import type { Language } from '#domain/format/languages';
import type { ShopperText } from '#domain/products/text-fallback';

const ENDINGS = { fr: '', en: 'En', ar: 'Ar' } as const;

/** The field of a text in a language, as the contract spells it: `name` is French, `nameAr` Arabic. */
export function textField(text: ShopperText, language: Language): TextField {
  return `${text}${ENDINGS[language]}`;
}

export type TextField = `${ShopperText}${(typeof ENDINGS)[Language]}` & keyof ProductValuesForm;
