import type { CellField } from '#domain/products/variant-cells';
import type { EditedFields } from '#domain/products/variant-edits';

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

/** The view that shows a field; every view shows whether a variant is on sale. */
const VIEW_OF: Readonly<Record<Exclude<keyof EditedFields, 'status'>, View>> = {
  stockOnHand: 'stock',
  stockPolicy: 'stock',
  price: 'price',
  sku: 'sku',
  barcode: 'barcode',
  mediaIds: 'pictures',
};

/** The views that show these fields. */
export function viewsOf(fields: ReadonlySet<keyof EditedFields>): View[] {
  return [...fields].flatMap((field) => (field === 'status' ? [] : VIEW_OF[field]));
}
