import type { FieldErrors } from '../http/problem-error';

/** The contract's upper bound of a quantity. */
const MAX_STOCK = 1_000_000;

/** A change of stock: `onHand` is the new number, `adjustment` the difference. */
export interface StockChange {
  /** Name of the field with the new number. */
  readonly field: 'quantity' | 'stockOnHand';
  readonly onHand: number | undefined;
  readonly adjustment: number | undefined;
}

/**
 * Errors of a change of stock. Pieces reserved by orders count as sold: neither field may reduce
 * the stock on hand below them.
 */
export function stockErrors(
  state: { readonly stockOnHand: number; readonly stockReserved: number },
  { field, onHand, adjustment }: StockChange,
): FieldErrors {
  if (adjustment !== undefined) {
    if (onHand !== undefined) return { stockAdjustment: ['not_allowed'] };
    const after = state.stockOnHand + adjustment;
    if (after < state.stockReserved) return { stockAdjustment: ['below_reserved'] };
    return after > MAX_STOCK ? { stockAdjustment: ['too_large'] } : {};
  }
  return onHand !== undefined && onHand < state.stockReserved
    ? { [field]: ['below_reserved'] }
    : {};
}

/** Whether a body only adds or removes stock: it overwrites nothing, so it needs no revision. */
export function isOnlyAdjustment(body: object): boolean {
  const fields = Object.keys(body);
  return fields.length === 1 && fields[0] === 'stockAdjustment';
}
