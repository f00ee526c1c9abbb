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
 * One of the things that shops sell, drawn in a square. All stand in one file that a browser fetches
 * once; the words beside them say what is shown, so they are hidden from assistive technology.
 */
export function ProductDrawing({ of, size }: { of: ProductDrawingName; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 160 160" aria-hidden="true" focusable="false">
      <use href={`/illustrations/goods.svg#${of}`} />
    </svg>
  );
}
