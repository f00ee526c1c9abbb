import { isSaleRunning, splitPeriod } from '../cells/sale-period';
import type { ImportTarget } from '../import-target';
import { amountOf } from './amount-of';
import { discountedPrice } from './discounted-price';
import { type GroupContext, priceTarget } from './group-context';
import { hasCell, type RowView, textAt } from './row-shape';

/** Centimes of MAD; absent fields stay unchanged, null empties them. */
export interface PriceFields {
  readonly price: number | null | undefined;
  readonly compareAtPrice: number | null | undefined;
}

const SALE_TARGETS = ['salePrice', 'discountAmount', 'discountPercent'] as const;

/**
 * Price and former price of a row. In a running sale, the sale price is the price and the regular
 * one the former price. A price of 0 counts as no price. A former price must be above the price.
 */
export function pricesOf(row: RowView, context: GroupContext): PriceFields {
  if (context.isUnpriced(row)) return { price: undefined, compareAtPrice: undefined };
  const target = priceTarget(row, context.options);
  const regular = nonZero(row, target, amountOf(row, target, context), context);
  const sale = amountOf(row, 'salePrice', context) ?? discountedPrice(row, regular, context);
  if (sale && regular && isRunning(row, context)) {
    if (sale < regular) return { price: sale, compareAtPrice: regular };
    context.notes.note(row, 'compare_at_price_too_low', saleTargetOf(row));
  }
  const former = amountOf(row, 'compareAtPrice', context);
  if (former && regular && former < regular) {
    context.notes.note(row, 'compare_at_price_too_low', 'compareAtPrice');
  }
  const isFormer = former && (!regular || former > regular);
  const emptied = former !== undefined || SALE_TARGETS.some((each) => hasCell(row, each));
  return { price: regular, compareAtPrice: isFormer ? former : emptied ? null : undefined };
}

function nonZero(
  row: RowView,
  target: ImportTarget,
  amount: number | null | undefined,
  context: GroupContext,
): number | null | undefined {
  if (amount !== 0) return amount;
  context.notes.note(row, 'zero_price', target);
  return null;
}

function isRunning(row: RowView, context: GroupContext): boolean {
  const { from, to } = splitPeriod(textAt(row, 'salePeriod'));
  const start = textAt(row, 'saleFrom') || from;
  const end = textAt(row, 'saleTo') || to;
  if (isSaleRunning(start, end, context.now)) return true;
  context.notes.note(row, 'sale_not_running', saleTargetOf(row));
  return false;
}

function saleTargetOf(row: RowView): ImportTarget {
  return SALE_TARGETS.find((target) => textAt(row, target) !== '') ?? 'salePrice';
}
