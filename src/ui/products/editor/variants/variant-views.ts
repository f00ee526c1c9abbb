import type { CellField } from '#domain/products/variant-cells';

/** The variants' data that the grid can show. */
export const VIEWS = ['stock', 'price', 'sku', 'barcode', 'pictures'] as const;
export type View = (typeof VIEWS)[number];

/** The field that a view's cells edit; the pictures view has none. */
export const FIELD_OF: Readonly<Record<Exclude<View, 'pictures'>, CellField>> = {
  stock: 'stockOnHand',
  price: 'price',
  sku: 'sku',
  barcode: 'barcode',
};

export function fieldOf(view: View): CellField | null {
  return view === 'pictures' ? null : FIELD_OF[view];
}

/** Views whose value can be the same for all variants. */
export type FillView = Exclude<View, 'pictures' | 'sku' | 'barcode'>;

export function isFillView(view: View): view is FillView {
  return view === 'stock' || view === 'price';
}
