import { type CellReading, latinNumerals } from './cell-reading';

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

/** Reads a weight in grams; the unit in the cell (`1.5 kg`) overrides the column's. */
export function readWeight(cell: string, columnUnit: string): CellReading<number> {
  const parts = /^(\d+(?:[.,]\d+)?) ?(\p{L}*)$/u.exec(latinNumerals(cell));
  const unit = (parts?.[2] || columnUnit).trim().toLowerCase();
  const factor = GRAMS_PER_UNIT[unit];
  const grams = Math.round(Number((parts?.[1] ?? '').replace(',', '.')) * (factor ?? Number.NaN));
  return parts && Number.isFinite(grams) && grams <= MAX_GRAMS
    ? { value: grams }
    : { error: 'invalid_weight' };
}
