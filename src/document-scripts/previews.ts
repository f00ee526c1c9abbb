import type { ListPreview } from '../ui/lists/list-preview';
import { boardPreview } from '../ui/orders/board/board-preview';
import { productPreview } from '../ui/products/product-preview';

/** The pages that are shown before the portal's app has come, by the names in their routes. */
export const previews = { products: productPreview, board: boardPreview } as const;

export type PreviewName = keyof typeof previews;

/** The preview of this name; its records come from the answers to the page's first calls. */
export function previewOf(name: string): ListPreview<unknown> | null {
  // Each preview is only used with the answers of its own page.
  return name in previews ? (previews[name as PreviewName] as ListPreview<unknown>) : null;
}
