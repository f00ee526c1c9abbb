import { withPlainBlanks } from '../../../format/plain-blanks';
import { holdsSeveralValues } from '../../../format/several-values';
import type { DecimalMark } from '../../../format/written-number';
import { type CellReading, MAX_SHORT_CELL, unwrapCell } from './cell-reading';
import { numberError, readNumber } from './number-cell';

/** Maximum stock of one variant, in pieces. */
export const MAX_QUANTITY = 1_000_000;

const UNIT =
  /(?<!\p{L})(?:pcs?|pces?|pièces?|pieces?|unités?|unites?|units?|u|قطعة|قطع|وحدة|وحدات|حبة)\.?$/iu;

/** The numbers of a quantity cell as written, without units: one, or one for each place. */
export function quantityNumbers(cell: string): string[] {
  if (cell.length > MAX_SHORT_CELL && !cell.includes('=')) return [cell];
  const text = unwrapCell(cell);
  // `default=100,depot=5`: the comma separates places.
  const amounts = text.includes('=')
    ? text.split(',').map((place) => place.slice(place.indexOf('=') + 1))
    : [text];
  return amounts.map((amount) =>
    holdsSeveralValues(amount) ? amount : withPlainBlanks(amount).replace(UNIT, '').trim(),
  );
}

/**
 * Reads a number of pieces: `12`, `12.0`, `10,00`, `1 200`, `١٢`, `12 pcs`, or the sum of stock by
 * place (`default=100,depot=5`). Fractions are errors. `mark` decides whether `1.000` is a thousand
 * or one; without it such a cell is an error.
 */
export function readQuantity(cell: string, mark: DecimalMark | null): CellReading<number> {
  let total = 0;
  for (const amount of quantityNumbers(cell)) {
    const plain = readNumber(amount, mark);
    if (plain === null) return { error: numberError(amount, 'invalid_quantity') };
    if (!/^-?\d+(?:\.0*)?$/.test(plain)) return { error: 'invalid_quantity' };
    total += Number.parseInt(plain, 10);
  }
  if (total < 0) return { error: 'negative_quantity' };
  return total > MAX_QUANTITY ? { error: 'quantity_too_high' } : { value: total };
}

/** Stock on hand: a negative one, as oversold goods have in other systems, is 0 with a remark. */
export function readStock(cell: string, mark: DecimalMark | null): CellReading<number> {
  const reading = readQuantity(cell, mark);
  const isNegative = 'error' in reading && reading.error === 'negative_quantity';
  return isNegative ? { value: 0, warning: 'negative_stock_is_zero' } : reading;
}
