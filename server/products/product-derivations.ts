import { type ProductTexts, productCompleteness } from '#domain/products/completeness';
import { productSearchText, type SearchableProduct } from './product-search-text';

/** Columns of a product that follow from its texts and its variants' codes. */
export interface DerivedColumns {
  readonly searchText: string;
  readonly completenessFr: number;
  readonly completenessEn: number;
  readonly completenessAr: number;
}

/**
 * What every writer of a product stores beside its texts. Totals of price and stock are not among
 * it: a trigger on `variants` keeps those.
 */
export const derivedColumns = (product: ProductTexts & SearchableProduct): DerivedColumns => {
  const { fr, en, ar } = productCompleteness(product);
  return {
    searchText: productSearchText(product),
    completenessFr: fr,
    completenessEn: en,
    completenessAr: ar,
  };
};
