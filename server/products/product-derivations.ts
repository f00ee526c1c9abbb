import { type ProductTexts, productCompleteness } from '#domain/products/completeness';
import { productSearchText, type SearchableProduct } from '../search/product-search-text';

/** Columns of a product derived from its texts and its variants' codes. */
export interface DerivedColumns {
  readonly searchText: string;
  readonly completenessFr: number;
  readonly completenessEn: number;
  readonly completenessAr: number;
}

/**
 * Columns that every writer of a product derives from its texts. They exclude the totals of price
 * and stock: a trigger on `variants` updates those.
 */
export function derivedColumns(product: ProductTexts & SearchableProduct): DerivedColumns {
  const { fr, en, ar } = productCompleteness(product);
  return {
    searchText: productSearchText(product),
    completenessFr: fr,
    completenessEn: en,
    completenessAr: ar,
  };
}
