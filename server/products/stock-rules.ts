import { type StockPolicy, sellsBeyondStock } from '#domain/products/stock-policy';
import type { FieldErrors } from '../http/problem-error';
import type { VariantRow } from './products.repository';

/** The contract's upper bound of a quantity. */
const MAX_STOCK = 1_000_000;

/** A change of stock: `onHand` is the new number, `adjustment` the difference. */
export interface StockChange {
  /** Name of the field with the new number. */
  readonly field: 'quantity' | 'stockOnHand';
  readonly onHand: number | undefined;
  readonly adjustment: number | undefined;
  /** The policy after the change; undefined when it stays. */
  readonly policy: StockPolicy | undefined;
}

/**
 * Errors of a change of stock. Pieces reserved by orders count as sold: counted stock on hand is
 * never less than they are. Where orders may exceed the stock, it is only never below 0.
 */
export function stockErrors(
  before: Pick<VariantRow, 'stockOnHand' | 'stockReserved' | 'stockPolicy'>,
  { field, onHand, adjustment, policy = before.stockPolicy }: StockChange,
): FieldErrors {
  const least = sellsBeyondStock(policy) ? 0 : before.stockReserved;
  if (adjustment !== undefined) {
    if (onHand !== undefined) return { stockAdjustment: ['not_allowed'] };
    const after = before.stockOnHand + adjustment;
    if (after < least) return { stockAdjustment: ['below_reserved'] };
    return after > MAX_STOCK ? { stockAdjustment: ['too_large'] } : {};
  }
  const isChanged = onHand !== undefined || policy !== before.stockPolicy;
  return isChanged && (onHand ?? before.stockOnHand) < least ? { [field]: ['below_reserved'] } : {};
}

/** Whether a body only adds or removes stock: it overwrites nothing, so it needs no revision. */
export function isOnlyAdjustment(body: object): boolean {
  const fields = Object.keys(body);
  return fields.length === 1 && fields[0] === 'stockAdjustment';
}
