/** The texts of a product in one language. */
export type LanguageTexts = {
  name: string | null;
  description: string | null;
  content: string | null;
};

/** The name counts for half of a language, the description and the content for a quarter each. */
const WEIGHTS = { name: 0.5, description: 0.25, content: 0.25 } as const;

function isFilled(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}

/** Share of a language's texts that are filled in, 0 to 1. */
export function languageCompleteness(texts: LanguageTexts): number {
  return (
    (isFilled(texts.name) ? WEIGHTS.name : 0) +
    (isFilled(texts.description) ? WEIGHTS.description : 0) +
    (isFilled(texts.content) ? WEIGHTS.content : 0)
  );
}

/** The texts of a product, with the field names of its record. */
export type ProductTexts = {
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  description: string | null;
  descriptionEn: string | null;
  descriptionAr: string | null;
  content: string | null;
  contentEn: string | null;
  contentAr: string | null;
};

/** Completeness of a product in each of its three languages, 0 to 1. */
export function productCompleteness(product: ProductTexts): { fr: number; en: number; ar: number } {
  return {
    fr: languageCompleteness({
      name: product.name,
      description: product.description,
      content: product.content,
    }),
    en: languageCompleteness({
      name: product.nameEn,
      description: product.descriptionEn,
      content: product.contentEn,
    }),
    ar: languageCompleteness({
      name: product.nameAr,
      description: product.descriptionAr,
      content: product.contentAr,
    }),
  };
}
