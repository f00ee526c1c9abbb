import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Language } from '#domain/format/languages';
import { productNameIn } from '#domain/products/product-name';
import type { ProductSummary } from '#openapi/types.generated';
import { useLanguage } from '../text/use-language';

type Named = Pick<ProductSummary, 'code' | 'name' | 'nameEn' | 'nameAr'>;

function createNames(language: Language) {
  const nameOf = (product: Named): { text: string; lang?: string } => {
    const shown = productNameIn(product, language);
    return shown.language && shown.language !== language
      ? { text: shown.text, lang: shown.language }
      : { text: shown.text };
  };
  const labelOf = (product: Named): string => {
    const { text, lang } = nameOf(product);
    return lang ? bidiIsolate(text) : text;
  };
  return { nameOf, labelOf };
}

const names = new Map<Language, ReturnType<typeof createNames>>();

/** Always the same functions for a language: several components of each row of a list use them. */
function namesIn(language: Language) {
  const known = names.get(language) ?? createNames(language);
  names.set(language, known);
  return known;
}

/** The product's name in the page's language, otherwise in the first language that has one. */
export function useProductName(): (product: Named) => { text: string; lang?: string } {
  return namesIn(useLanguage()).nameOf;
}

/** The product's name inside a sentence, marked with its language if that differs. */
export function useProductLabel(): (product: Named) => string {
  return namesIn(useLanguage()).labelOf;
}
