import type { StockPolicy } from '#domain/products/stock-policy';

/** The product editor's values of a variant; money in centimes of MAD, weight in grams. */
export interface VariantValues {
  /** Null for an unsaved variant. */
  readonly id: string | null;
  readonly sku: string;
  readonly barcode: string;
  readonly optionValues: readonly { readonly attributeId: string; readonly valueId: string }[];
  readonly price: number | null;
  readonly compareAtPrice: number | null;
  readonly costPrice: number | null;
  readonly stockOnHand: number | null;
  readonly stockPolicy: StockPolicy;
  readonly lowStockThreshold: number | null;
  readonly weightGrams: number | null;
  /**
   * Images of the product that show the variant, in order, named as in the product's `mediaIds`.
   */
  readonly mediaIds: readonly string[];
  /** An inactive variant is off sale in any status of the product. Used for ordered variants. */
  readonly status: 'active' | 'inactive';
}

/** An attribute in the editor: the chosen values if it has a value list, otherwise its value. */
export interface AttributeValues {
  readonly attributeId: string;
  readonly valueIds: readonly string[];
  readonly value: string | number | boolean | null;
}

/**
 * The product editor's values: the fields of specification section 3 in the contract's names. Texts
 * are empty strings where the record has none; money in centimes of MAD, weight in grams.
 */
export interface ProductValues {
  readonly productType: 'simple' | 'variable';
  readonly code: string;
  readonly barcode: string;
  readonly name: string;
  readonly nameEn: string;
  readonly nameAr: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly descriptionAr: string;
  readonly content: string;
  readonly contentEn: string;
  readonly contentAr: string;
  readonly categoryId: string | null;
  readonly brandId: string | null;
  readonly price: number | null;
  readonly compareAtPrice: number | null;
  readonly costPrice: number | null;
  readonly quantity: number | null;
  readonly lowStockThreshold: number | null;
  /** Where the store keeps the goods. */
  readonly storagePlace: string;
  /** Of a simple product; variants have their own. */
  readonly stockPolicy: StockPolicy;
  readonly weightGrams: number | null;
  readonly attributes: readonly AttributeValues[];
  /** Images in order, the first is the cover: `med_…`, or `img_…` for an image that is no media. */
  readonly mediaIds: readonly string[];
  readonly variants: readonly VariantValues[];
}
