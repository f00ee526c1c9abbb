import type { Permission } from '../permissions/permissions';
import { PRODUCT_ACTION_PERMISSION } from './product-lifecycle';
import { PRICE_BOUNDS } from './product-prices';
import type { StockPolicy } from './stock-policy';

/** Bulk actions on products, in the order of the action bar and its menu. */
export const BULK_KINDS = [
  'publish',
  'price',
  'stock',
  'archive',
  'unpublish',
  'category',
  'brand',
  'unarchive',
] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** Bounds of a stock in pieces, and of a single change (contract). */
export const STOCK_BOUNDS = { lowest: 0, highest: 1_000_000 } as const;

/** Bounds of a percentage change, in hundredths of a percent: from -99 % to +1000 %. */
export const PERCENT_BOUNDS = { lowest: -9_900, highest: 100_000 } as const;

/** A change of price: centimes, or hundredths of a percent. Negative values lower it. */
export type PriceChange =
  | { readonly how: 'set'; readonly price: number }
  | { readonly how: 'add'; readonly amount: number }
  | { readonly how: 'percent'; readonly hundredths: number };

/** A change of the available pieces. A negative `add` reduces them. */
export type StockChange =
  | { readonly how: 'set'; readonly pieces: number }
  | { readonly how: 'add'; readonly pieces: number };

/** The change to apply to every chosen product. */
export type BulkChange =
  | { readonly kind: 'publish' | 'unpublish' | 'archive' | 'unarchive' }
  | { readonly kind: 'price'; readonly change: PriceChange }
  | { readonly kind: 'stock'; readonly change: StockChange }
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'brand'; readonly brandId: string };

/**
 * The fields of a product that a bulk change needs. Centimes; `quantity` is the available pieces.
 */
export interface BulkProduct {
  readonly id: string;
  readonly revision: number;
  readonly code: string;
  readonly name: string | null;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
  readonly price: number | null;
  readonly quantity: number;
  /** Null when the variants' policies differ. */
  readonly stockPolicy: StockPolicy | null;
  readonly categoryId: string | null;
  readonly brandId: string | null;
}

/** One line of a bulk update, as in the contract (`ProductBulkItem`). */
export interface BulkLine {
  readonly id: string;
  readonly revision: number;
  readonly action?: 'publish' | 'unpublish' | 'archive' | 'unarchive';
  readonly categoryId?: string | null;
  readonly brandId?: string | null;
  readonly price?: number | null;
  readonly stockAdjustment?: number;
}

/** Why no line can be made for a product, before any request. */
export type LineError =
  | 'no_price'
  | 'price_too_low'
  | 'price_too_high'
  | 'stock_out_of_bounds'
  | 'stock_not_counted';

/** The planned change of one product. */
export type PlannedLine = { readonly line: BulkLine } | { readonly error: LineError };

/** The permission that a kind requires in addition to `products.bulk`. */
export const BULK_PERMISSION: Record<BulkKind, Permission> = {
  ...PRODUCT_ACTION_PERMISSION,
  price: 'products.prices',
  stock: 'products.edit',
  category: 'products.edit',
  brand: 'products.edit',
};

/** Whether the user must choose a value for this kind. */
export function takesValue(kind: BulkKind): kind is 'price' | 'stock' | 'category' | 'brand' {
  return kind === 'price' || kind === 'stock' || kind === 'category' || kind === 'brand';
}

/** A price raised by hundredths of a percent, in whole centimes, half a centime rounded up. */
export function priceByPercent(price: number, hundredths: number): number {
  return Math.floor((price * (10_000 + hundredths) + 5_000) / 10_000);
}

/** The price after a change; null if the change needs the current price and it is unknown. */
export function priceAfter(price: number | null, change: PriceChange): number | null {
  if (change.how === 'set') return change.price;
  if (price === null) return null;
  return change.how === 'add' ? price + change.amount : priceByPercent(price, change.hundredths);
}

function planPriceLine(product: BulkProduct, change: PriceChange): PlannedLine {
  const price = priceAfter(product.price, change);
  if (price === null) return { error: 'no_price' };
  if (price < PRICE_BOUNDS.lowest) return { error: 'price_too_low' };
  if (price > PRICE_BOUNDS.highest) return { error: 'price_too_high' };
  return { line: { id: product.id, revision: product.revision, price } };
}

/**
 * Stock is always changed by a difference. Sellers see the available pieces, but the contract's
 * `quantity` sets the pieces on hand, some of which orders may have reserved.
 */
function planStockLine(product: BulkProduct, { how, pieces }: StockChange): PlannedLine {
  if (product.stockPolicy === 'not_counted') return { error: 'stock_not_counted' };
  const after = how === 'set' ? pieces : product.quantity + pieces;
  // Orders of goods on backorder may exceed their stock: its available pieces are negative then.
  const lowest = Math.min(STOCK_BOUNDS.lowest, product.quantity);
  if (after < lowest || after > STOCK_BOUNDS.highest) return { error: 'stock_out_of_bounds' };
  const stockAdjustment = after - product.quantity;
  return { line: { id: product.id, revision: product.revision, stockAdjustment } };
}

/** The line for one product of a change, or the error if there is none. */
export function planLine(product: BulkProduct, change: BulkChange): PlannedLine {
  const { id, revision } = product;
  switch (change.kind) {
    case 'price':
      return planPriceLine(product, change.change);
    case 'stock':
      return planStockLine(product, change.change);
    case 'category':
      return { line: { id, revision, categoryId: change.categoryId } };
    case 'brand':
      return { line: { id, revision, brandId: change.brandId } };
    default:
      return { line: { id, revision, action: change.kind } };
  }
}

const OPPOSITE = {
  publish: 'unpublish',
  unpublish: 'publish',
  archive: 'unarchive',
  unarchive: 'archive',
} as const;

/**
 * The line that undoes a line: the opposite action, or the previous values. Every bulk change can
 * be undone unless another user changes the product in between: the line contains the revision that
 * the change returned.
 */
export function planUndoLine(before: BulkProduct, line: BulkLine, revision: number): BulkLine {
  const { id, price, categoryId, brandId } = before;
  const { action, stockAdjustment } = line;
  return {
    id,
    revision,
    ...(action && { action: OPPOSITE[action] }),
    ...(stockAdjustment !== undefined && { stockAdjustment: 0 - stockAdjustment }),
    ...(line.price !== undefined && { price }),
    ...(line.categoryId !== undefined && { categoryId }),
    ...(line.brandId !== undefined && { brandId }),
  };
}
