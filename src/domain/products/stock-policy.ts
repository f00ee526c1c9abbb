import { type InventoryType, inventoryType } from './product-lifecycle';

/**
 * How the stock of a variant limits its sales: counted pieces only; no count at all (services,
 * goods made to measure); counted pieces first, then orders beyond them.
 */
export const STOCK_POLICIES = ['counted', 'not_counted', 'backorder'] as const;
export type StockPolicy = (typeof STOCK_POLICIES)[number];

export function isStockPolicy(text: string): text is StockPolicy {
  return STOCK_POLICIES.some((policy) => policy === text);
}

/** Whether the pieces of the variant are counted, so that their number means something. */
export function countsPieces(policy: StockPolicy): boolean {
  return policy !== 'not_counted';
}

/** Whether orders may exceed the available pieces. */
export function sellsBeyondStock(policy: StockPolicy): boolean {
  return policy !== 'counted';
}

/** The policies under which orders may exceed the available pieces. */
export const POLICIES_BEYOND_STOCK = STOCK_POLICIES.filter(sellsBeyondStock);

/** The stock of a variant, in pieces. */
export interface VariantStock {
  readonly stockPolicy: StockPolicy;
  /** On hand less reserved; negative when orders exceed it. */
  readonly stockAvailable: number;
}

/** Whether this many pieces of the variant can be ordered. */
export function canOrder({ stockPolicy, stockAvailable }: VariantStock, pieces: number): boolean {
  return sellsBeyondStock(stockPolicy) || stockAvailable >= pieces;
}

/** The stock level of a variant. What is not counted is always in stock. */
export function stockLevel({
  stockPolicy,
  stockAvailable,
  lowStockThreshold,
}: VariantStock & { readonly lowStockThreshold: number }): InventoryType {
  return countsPieces(stockPolicy) ? inventoryType(stockAvailable, lowStockThreshold) : 'in_stock';
}

/** The state of a stock as lists show it: its level, or the policy in place of a level. */
export type StockState = InventoryType | 'not_counted' | 'backorder';

/**
 * The state of a product's or a variant's stock. What is sold without pieces shows its policy.
 * @param stockPolicy null when the variants' policies differ
 */
export function stockState({
  stockPolicy,
  inventoryType: level,
}: {
  readonly stockPolicy: StockPolicy | null;
  readonly inventoryType: InventoryType;
}): StockState {
  if (stockPolicy === 'not_counted') return 'not_counted';
  // Of several policies only backorder sells a product without pieces: not counted is in stock.
  return level === 'out_of_stock' && stockPolicy !== 'counted' ? 'backorder' : level;
}

/** The policy that all of these have; null when they differ. Without any it is `counted`. */
export function sharedPolicy(policies: readonly StockPolicy[]): StockPolicy | null {
  const [first = 'counted'] = policies;
  return policies.every((policy) => policy === first) ? first : null;
}
