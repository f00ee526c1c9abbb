import { type CellReading, latinNumerals } from './cell-reading';

/** Maximum stock of one variant, in pieces. */
export const MAX_QUANTITY = 1_000_000;

/**
 * Reads a number of pieces: `12`, `12.0`, `1 200`, `١٢`, or the sum of stock by place
 * (`default=100,depot=5`).
 */
export function readQuantity(cell: string): CellReading<number> {
  const text = latinNumerals(cell);
  const amounts = text.includes('=')
    ? text.split(',').map((place) => place.slice(place.indexOf('=') + 1))
    : [text];
  let total = 0;
  for (const amount of amounts) {
    const plain = amount.replace(/[ '’]/g, '').replace(/^(\d{1,3}),(\d{3})$/, '$1$2');
    if (!/^[-+]?\d+([.,]0+)?$/.test(plain)) return { error: 'invalid_quantity' };
    total += Number.parseInt(plain, 10);
  }
  if (total < 0) return { error: 'negative_quantity' };
  return total > MAX_QUANTITY ? { error: 'quantity_too_high' } : { value: total };
}
