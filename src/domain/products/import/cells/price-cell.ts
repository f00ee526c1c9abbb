import type { DecimalMark } from '../../../format/written-number';
import type { CellReading } from './cell-reading';
import { moneyParts } from './money-words';
import { numberError, readNumber } from './number-cell';
import type { TaxBasis } from './tax-words';

/** Highest price of the catalogue: one million dirhams, in centimes. */
export const MAX_PRICE_CENTIMES = 100_000_000;

/** An amount of some currency in ten-thousandths, so that no digit of `10.0000` is lost. */
export interface PriceCell {
  readonly tenThousandths: number;
  /** ISO 4217 code if the cell contains one. */
  readonly currency: string | null;
  /** What the cell says about VAT. */
  readonly tax: TaxBasis;
}

/**
 * Reads a price in the formats of people and programs: `129`, `129.00 MAD`, `1 299,00 DH TTC`,
 * `1.299,50`, `€12.5`, `١٢٠٫٥٠`, `12,-`. `mark` decides only between two possible readings
 * (`1.299`); without it such a price is an error, never a guess. `Gratuit` is a price of 0.
 */
export function readPrice(cell: string, mark: DecimalMark | null): CellReading<PriceCell> {
  const { number, currency, tax } = moneyParts(cell);
  const digits = readNumber(number, mark);
  if (digits === null) return { error: numberError(number, 'invalid_price') };
  if (digits.startsWith('-')) return { error: 'negative_price' };
  const tenThousandths = Math.round(Number(digits) * 10_000);
  if (!Number.isSafeInteger(tenThousandths)) return { error: 'price_too_high' };
  return { value: { tenThousandths, currency, tax } };
}

/**
 * Centimes of MAD for an amount at a rate (MAD for one unit) with VAT added to it (percent), rounded
 * half up once.
 */
export function toCentimes(
  tenThousandths: number,
  exchangeRate: number,
  vatRate = 0,
): CellReading<number> {
  const withVat = tenThousandths * exchangeRate * (100 + vatRate);
  const centimes = Math.round(Number((withVat / 10_000).toFixed(6)));
  return centimes > MAX_PRICE_CENTIMES ? { error: 'price_too_high' } : { value: centimes };
}
