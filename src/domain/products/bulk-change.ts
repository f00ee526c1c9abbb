import type { Permission } from '../permissions/permissions';
import { PRODUCT_ACTION_PERMISSION } from './product-lifecycle';
import { PRICE_BOUNDS } from './product-prices';

/** What can be done with many products at once, in the order of the bar and its menu. */
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

/** Bounds of a stock in pieces, and of one change of it (contract). */
export const STOCK_BOUNDS = { lowest: 0, highest: 1_000_000 } as const;

/** Bounds of a change in percent, in hundredths of a percent: from -99 % to +1000 %. */
export const PERCENT_BOUNDS = { lowest: -9_900, highest: 100_000 } as const;

/** A change of price; centimes, or hundredths of a percent, below zero to lower it. */
export type PriceChange =
  | { readonly how: 'set'; readonly price: number }
  | { readonly how: 'add'; readonly amount: number }
  | { readonly how: 'percent'; readonly hundredths: number };

/** A change of the available pieces; `add` below zero to take some away. */
export type StockChange =
  | { readonly how: 'set'; readonly pieces: number }
  | { readonly how: 'add'; readonly pieces: number };

/** What is to be done with every chosen product. */
export type BulkChange =
  | { readonly kind: 'publish' | 'unpublish' | 'archive' | 'unarchive' }
  | { readonly kind: 'price'; readonly change: PriceChange }
  | { readonly kind: 'stock'; readonly change: StockChange }
  | { readonly kind: 'category'; readonly categoryId: string }
  | { readonly kind: 'brand'; readonly brandId: string };

/** What a change in bulk must know of a product. Centimes; `quantity` is the available pieces. */
export interface BulkProduct {
  readonly id: string;
  readonly revision: number;
  readonly code: string;
  readonly name: string | null;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
  readonly price: number | null;
  readonly quantity: number;
  readonly categoryId: string | null;
  readonly brandId: string | null;
}

/** One line of a bulk update, as the contract has it (`ProductBulkItem`). */
export interface BulkLine {
  readonly id: string;
  readonly revision: number;
  readonly action?: 'publish' | 'unpublish' | 'archive' | 'unarchive';
  readonly categoryId?: string | null;
  readonly brandId?: string | null;
  readonly price?: number | null;
  readonly stockAdjustment?: number;
}

/** Why no line can be made of a product, before the server is asked. */
export type LineError = 'no_price' | 'price_too_low' | 'price_too_high' | 'stock_out_of_bounds';

/** What a product's part of a change comes to. */
export type PlannedLine = { readonly line: BulkLine } | { readonly error: LineError };

/** Which permission a kind asks for, beside `products.bulk`. */
export const BULK_PERMISSION: Record<BulkKind, Permission> = {
  ...PRODUCT_ACTION_PERMISSION,
  price: 'products.prices',
  stock: 'products.edit',
  category: 'products.edit',
  brand: 'products.edit',
};

/** Whether a kind must be told a value first. */
export const takesValue = (kind: BulkKind): kind is 'price' | 'stock' | 'category' | 'brand' =>
  kind === 'price' || kind === 'stock' || kind === 'category' || kind === 'brand';

/** A price raised by hundredths of a percent, in whole centimes, half a centime up. */
export const priceByPercent = (price: number, hundredths: number): number =>
  Math.floor((price * (10_000 + hundredths) + 5_000) / 10_000);

/** The price after a change; null where a price that is not known yet would have to be known. */
export const priceAfter = (price: number | null, change: PriceChange): number | null => {
  if (change.how === 'set') return change.price;
  if (price === null) return null;
  return change.how === 'add' ? price + change.amount : priceByPercent(price, change.hundredths);
};

const planPriceLine = (product: BulkProduct, change: PriceChange): PlannedLine => {
  const price = priceAfter(product.price, change);
  if (price === null) return { error: 'no_price' };
  if (price < PRICE_BOUNDS.lowest) return { error: 'price_too_low' };
  if (price > PRICE_BOUNDS.highest) return { error: 'price_too_high' };
  return { line: { id: product.id, revision: product.revision, price } };
};

/**
 * Stock is always changed by a difference: what sellers see and mean is the available pieces, while
 * the contract's `quantity` sets those on hand, some of which orders may have reserved.
 */
const planStockLine = (product: BulkProduct, { how, pieces }: StockChange): PlannedLine => {
  const after = how === 'set' ? pieces : product.quantity + pieces;
  if (after < STOCK_BOUNDS.lowest || after > STOCK_BOUNDS.highest)
    return { error: 'stock_out_of_bounds' };
  const stockAdjustment = after - product.quantity;
  return { line: { id: product.id, revision: product.revision, stockAdjustment } };
};

/** The line that a change makes of one product, or why it makes none. */
export const planLine = (product: BulkProduct, change: BulkChange): PlannedLine => {
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
};

const OPPOSITE = {
  publish: 'unpublish',
  unpublish: 'publish',
  archive: 'unarchive',
  unarchive: 'archive',
} as const;

/**
 * The line that takes a line back: the opposite action, or the values from before. Everything that
 * can be done in bulk can be taken back, as long as nobody changes the product in between: the line
 * names the revision that the change gave.
 */
export const planUndoLine = (before: BulkProduct, line: BulkLine, revision: number): BulkLine => {
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
};
