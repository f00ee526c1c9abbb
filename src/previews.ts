import type { ListPreview } from './ui/lists/list-preview';
import { productPreview } from './ui/products/product-preview';

/** The lists that are shown before the portal's program has come, by their tables. */
export const previews = { products: productPreview } as const;

export type PreviewedTable = keyof typeof previews;

/** The preview of a table; its records come from the list's answer. */
export function previewOf(table: string): ListPreview<unknown> | null {
  // Each preview is only used with the answer of its own list.
  return table in previews ? (previews[table as PreviewedTable] as ListPreview<unknown>) : null;
}
