import { useCallback } from 'react';
import type { ProductSummary } from '#application/api/products-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { productNameIn } from '#domain/products/product-handle';
import { useLanguage } from '../text/use-language';

type Named = Pick<ProductSummary, 'code' | 'name' | 'nameEn' | 'nameAr'>;

/** The product's name in the page's language, otherwise in the first language that has one. */
export function useProductName(): (product: Named) => { text: string; lang?: string } {
  const language = useLanguage();
  return useCallback(
    (product) => {
      const shown = productNameIn(product, language);
      return shown.language && shown.language !== language
        ? { text: shown.text, lang: shown.language }
        : { text: shown.text };
    },
    [language],
  );
}

/** The product's name inside a sentence, marked with its language if that differs. */
export function useProductLabel(): (product: Named) => string {
  const nameOf = useProductName();
  return useCallback(
    (product) => {
      const { text, lang } = nameOf(product);
      return lang ? bidiIsolate(text) : text;
    },
    [nameOf],
  );
}
