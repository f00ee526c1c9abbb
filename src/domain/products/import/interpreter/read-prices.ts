import { saleStateAt } from '../cells/sale-period';
import type { ImportErrorCode } from '../import-issue';
import type { ImportTarget } from '../import-target';
import { amountOf } from './amount-of';
import { discountedPrice } from './discounted-price';
import { type GroupContext, priceTarget } from './group-context';
import { hasCell, type RowView, textAt } from './row-shape';
import { salePeriodOf } from './sale-of-row';

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
  if (sale && regular && sale >= regular) {
    context.notes.note(row, 'compare_at_price_too_low', saleTargetOf(row));
  } else if (sale && regular && isTaken(row, context)) {
    return { price: sale, compareAtPrice: regular };
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

const NOT_TAKEN: Readonly<Record<'notBegun' | 'over' | 'unreadable', ImportErrorCode>> = {
  notBegun: 'sale_not_running',
  over: 'sale_not_running',
  unreadable: 'invalid_sale_date',
};

/**
 * Whether the price of the row's sale is taken: while it is running, and if it has an end, only by
 * choice.
 */
function isTaken(row: RowView, context: GroupContext): boolean {
  const { dateOrder, saleEnd } = context.options;
  const { from, to } = salePeriodOf(row);
  const state = saleStateAt(from.cell, to.cell, context.now, dateOrder ?? 'dayFirst');
  if (state.kind !== 'running') {
    context.notes.note(row, NOT_TAKEN[state.kind], saleTargetOf(row));
    return false;
  }
  if (state.until === null) return true;
  const isKept = saleEnd === 'sale';
  context.notes.note(
    row,
    isKept ? 'sale_end_not_kept' : 'sale_with_end_left_out',
    saleTargetOf(row),
  );
  return isKept;
}

function saleTargetOf(row: RowView): ImportTarget {
  return SALE_TARGETS.find((target) => textAt(row, target) !== '') ?? 'salePrice';
}
