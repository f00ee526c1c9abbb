import type { DecimalMark } from '../../../format/written-number';
import { type CellReading, MAX_SHORT_CELL, unwrapCell } from './cell-reading';
import { numberError, readNumber } from './number-cell';

const GRAMS_PER_UNIT: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  kgs: 1000,
  kilogram: 1000,
  kilograms: 1000,
  lb: 453.59237,
  lbs: 453.59237,
  pound: 453.59237,
  pounds: 453.59237,
  oz: 28.349523125,
  ounce: 28.349523125,
  ounces: 28.349523125,
};
const MAX_GRAMS = 2_000_000;

/** The number of a weight cell as written, and its unit; null if the cell names none. */
export function weightParts(cell: string): { number: string; unit: string | null } {
  if (cell.length > MAX_SHORT_CELL) return { number: cell, unit: null };
  const [, number = '', unit = ''] = /^(.*?) ?([\p{L}]*)$/su.exec(unwrapCell(cell)) ?? [];
  return { number, unit: unit === '' ? null : unit.toLowerCase() };
}

/**
 * Reads a weight in grams; the unit in the cell (`1.5 kg`) overrides the column's. `mark` decides
 * whether `1.500` is more than a thousand; without it such a cell is an error.
 */
export function readWeight(
  cell: string,
  columnUnit: string,
  mark: DecimalMark | null,
): CellReading<number> {
  const { number, unit } = weightParts(cell);
  const factor = GRAMS_PER_UNIT[unit ?? columnUnit.trim().toLowerCase()];
  const plain = readNumber(number, mark);
  const grams = Math.round(Number(plain) * (factor ?? Number.NaN));
  return plain !== null && grams >= 0 && grams <= MAX_GRAMS
    ? { value: grams }
    : { error: numberError(number, 'invalid_weight') };
}
