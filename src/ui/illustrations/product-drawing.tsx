export type ProductDrawingName =
  | 'tajine'
  | 'babouches'
  | 'lantern'
  | 'basket'
  | 'teapot'
  | 'bowl'
  | 'tea'
  | 'argan'
  | 'rug';

/**
 * A product of the stores, drawn in a square. All are in one file that a browser loads once. They
 * are hidden from assistive technology, because the text next to them names the product.
 */
export function ProductDrawing({ of, size }: { of: ProductDrawingName; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 160 160" aria-hidden="true" focusable="false">
      <use href={`/illustrations/goods.svg#${of}`} />
    </svg>
  );
}
