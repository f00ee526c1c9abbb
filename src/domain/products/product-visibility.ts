import type { ProductState } from './product-lifecycle';
import { type StockPolicy, sellsBeyondStock } from './stock-policy';

/**
 * What makes a published product sellable. Price in centimes, quantity in available pieces, and the
 * policies of its variants on sale.
 */
export type Sellability = ProductState & {
  price: number | null;
  quantity: number;
  stockPolicies: readonly StockPolicy[];
  isStoreOpen: boolean;
};

/**
 * Conditions of a product's visibility to shoppers, in the order in which a seller would fix them.
 */
export const VISIBILITY_CONDITIONS = [
  'approved',
  'published',
  'not_archived',
  'priced',
  'in_stock',
  'store_open',
] as const;
export type VisibilityCondition = (typeof VISIBILITY_CONDITIONS)[number];

const RULES: Record<VisibilityCondition, (product: Sellability) => boolean> = {
  // Approved once: while changes of an approved product wait, its live texts stay on sale.
  approved: ({ status }) => status !== 'draft',
  published: ({ status }) => status === 'published',
  not_archived: ({ isArchived }) => !isArchived,
  priced: ({ price }) => price !== null && price > 0,
  in_stock: ({ quantity, stockPolicies }) => quantity > 0 || stockPolicies.some(sellsBeyondStock),
  store_open: ({ isStoreOpen }) => isStoreOpen,
};

/**
 * Each condition of a product's visibility and whether it is met: why it is, or is not, on sale.
 */
export function visibilityOf(
  product: Sellability,
): { condition: VisibilityCondition; isMet: boolean }[] {
  return VISIBILITY_CONDITIONS.map((condition) => ({
    condition,
    isMet: RULES[condition](product),
  }));
}

/** `active` of the specification: published, and every other condition for a sale is met. */
export function isActiveProduct(product: Sellability): boolean {
  return VISIBILITY_CONDITIONS.every((condition) => RULES[condition](product));
}
