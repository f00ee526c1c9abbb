import type { ImportErrorCode } from '#domain/products/import/import-issue';
import type { VariantDraft } from '#domain/products/import/product-draft';
import type {
  productAttributes,
  productImages,
  products,
  variants,
} from '../../database/schema/products';

export interface PlannedVariant {
  /** Of the row that gives the variant; 0 when it is the product's own and the file has none. */
  readonly rowNumber: number;
  /** The option values as in the file. */
  readonly optionValues: VariantDraft['optionValues'];
  readonly row: typeof variants.$inferInsert;
  /** In the order of the options; null leaves them unchanged. */
  readonly options: readonly { readonly attributeId: string; readonly valueId: string }[] | null;
  readonly isNew: boolean;
  readonly isChanged: boolean;
}

/** The planned changes of one product; whole rows, so that one statement writes a batch. */
export interface PlannedProduct {
  readonly action: 'create' | 'update' | 'unchanged';
  readonly row: typeof products.$inferInsert;
  readonly variants: readonly PlannedVariant[];
  /** Pictures in their order; null leaves them unchanged. */
  readonly images: readonly (typeof productImages.$inferInsert)[] | null;
  /** All attributes in their order; null leaves them unchanged. */
  readonly attributes: readonly (typeof productAttributes.$inferInsert)[] | null;
}

/** An issue of a row that follows from the store's state. */
export interface StoreRemark {
  readonly rowNumber: number;
  readonly code: ImportErrorCode;
  readonly column: string | null;
  readonly value: string | null;
}

export type ProductPlan =
  | { readonly planned: PlannedProduct; readonly remarks: readonly StoreRemark[] }
  | { readonly refusal: ImportErrorCode; readonly remarks: readonly StoreRemark[] };
