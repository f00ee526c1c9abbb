import type { DecimalMark } from '../../../format/written-number';
import type { CellReading } from './cell-reading';
import { moneyParts } from './money-words';
import { numberError, readNumber } from './number-cell';

/** Highest price of the catalogue: one million dirhams, in centimes. */
export const MAX_PRICE_CENTIMES = 100_000_000;

/** An amount of some currency in ten-thousandths, so that no digit of `10.0000` is lost. */
export interface PriceCell {
  readonly tenThousandths: number;
  /** ISO 4217 code if the cell contains one. */
  readonly currency: string | null;
}

/**
 * Reads a price in the formats of people and programs: `129`, `129.00 MAD`, `1 299,00 DH TTC`,
 * `1.299,50`, `€12.5`, `١٢٠٫٥٠`, `12,-`. `mark` decides only between two possible readings
 * (`1.299`); without it such a price is an error, never a guess. `Gratuit` is a price of 0.
 */
export function readPrice(cell: string, mark: DecimalMark | null): CellReading<PriceCell> {
  const { number, currency, excludesVat } = moneyParts(cell);
  const digits = readNumber(number, mark);
  if (digits === null) return { error: numberError(number, 'invalid_price') };
  if (digits.startsWith('-')) return { error: 'negative_price' };
  const tenThousandths = Math.round(Number(digits) * 10_000);
  if (!Number.isSafeInteger(tenThousandths)) return { error: 'price_too_high' };
  const value = { tenThousandths, currency };
  return excludesVat ? { value, warning: 'price_excludes_vat' } : { value };
}

/** Centimes of MAD for an amount at a rate (MAD for one unit), rounded half up. */
export function toCentimes(tenThousandths: number, exchangeRate: number): CellReading<number> {
  const centimes = Math.round(Number(((tenThousandths * exchangeRate) / 100).toFixed(6)));
  return centimes > MAX_PRICE_CENTIMES ? { error: 'price_too_high' } : { value: centimes };
}
