import type { CellField } from '#domain/products/variant-cells';

/** What of the variants the grid shows. */
export const VIEWS = ['stock', 'price', 'sku', 'barcode', 'pictures'] as const;
export type View = (typeof VIEWS)[number];

/** The field that a view's cells are typed into; pictures are chosen. */
export const FIELD_OF: Readonly<Record<Exclude<View, 'pictures'>, CellField>> = {
  stock: 'stockOnHand',
  price: 'price',
  sku: 'sku',
  barcode: 'barcode',
};

export const fieldOf = (view: View): CellField | null =>
  view === 'pictures' ? null : FIELD_OF[view];
