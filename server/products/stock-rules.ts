import type { FieldErrors } from '../http/problem-error';

/** More pieces than this nobody has (the contract's bound of a quantity). */
const MAX_STOCK = 1_000_000;

/** A change of stock: `onHand` says how many there are, `adjustment` how many come or go. */
export interface StockChange {
  /** Name of the field that says how many there are. */
  readonly field: 'quantity' | 'stockOnHand';
  readonly onHand: number | undefined;
  readonly adjustment: number | undefined;
}

/**
 * What is wrong with a change of stock. Pieces that orders have reserved are as good as sold: stock
 * on hand never falls below them, by whichever of the two fields.
 */
export const stockErrors = (
  state: { readonly stockOnHand: number; readonly stockReserved: number },
  { field, onHand, adjustment }: StockChange,
): FieldErrors => {
  if (adjustment !== undefined) {
    if (onHand !== undefined) return { stockAdjustment: ['not_allowed'] };
    const after = state.stockOnHand + adjustment;
    if (after < state.stockReserved) return { stockAdjustment: ['below_reserved'] };
    return after > MAX_STOCK ? { stockAdjustment: ['too_large'] } : {};
  }
  return onHand !== undefined && onHand < state.stockReserved
    ? { [field]: ['below_reserved'] }
    : {};
};

/** Whether a body only adds or takes pieces: it overwrites nothing, so it may come without a revision. */
export const isOnlyAdjustment = (body: object): boolean => {
  const fields = Object.keys(body);
  return fields.length === 1 && fields[0] === 'stockAdjustment';
};
