import { type CellReading, latinNumerals } from './cell-reading';

/** Highest price of the catalogue: one million dirhams, in centimes. */
export const MAX_PRICE_CENTIMES = 100_000_000;

/** An amount of some currency in ten-thousandths, so that no digit of `10.0000` is lost. */
export interface PriceCell {
  readonly tenThousandths: number;
  /** ISO 4217 code if the cell contains one. */
  readonly currency: string | null;
}

const CURRENCY_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/درهم(?: مغربي)?|د\.? ?م\.?|\bdirhams?\b|\bdhs?\b\.?/giu, 'MAD'],
  [/€/g, 'EUR'],
  [/US\$|\$/g, 'USD'],
  [/£/g, 'GBP'],
];

/**
 * Reads a price in the formats of people and programs: `129`, `129.00 MAD`, `1 299,00 DH`,
 * `1.299,50`, `€12.5`, `١٢٠٫٥٠`. `decimalComma` decides only ambiguous cases (`1,299`).
 */
export function readPrice(cell: string, decimalComma: boolean): CellReading<PriceCell> {
  const { rest, currency } = takeCurrency(latinNumerals(cell));
  const digits = plainDecimal(rest.replace(/[ '’]/g, ''), decimalComma);
  if (digits === null) return { error: 'invalid_price' };
  if (digits.startsWith('-') && Number(digits) !== 0) return { error: 'negative_price' };
  const tenThousandths = Math.round(Math.abs(Number(digits)) * 10_000);
  return Number.isSafeInteger(tenThousandths)
    ? { value: { tenThousandths, currency } }
    : { error: 'price_too_high' };
}

/** Centimes of MAD for an amount at a rate (MAD for one unit), rounded half up. */
export function toCentimes(tenThousandths: number, exchangeRate: number): CellReading<number> {
  const centimes = Math.round(Number(((tenThousandths * exchangeRate) / 100).toFixed(6)));
  return centimes > MAX_PRICE_CENTIMES ? { error: 'price_too_high' } : { value: centimes };
}

function takeCurrency(text: string): { rest: string; currency: string | null } {
  for (const [sign, currency] of CURRENCY_SIGNS) {
    const rest = text.replace(sign, '');
    if (rest !== text) return { rest: rest.trim(), currency };
  }
  const code = /^([A-Z]{3})? ?(.*?) ?([A-Z]{3})?$/i.exec(text);
  const currency = (code?.[1] ?? code?.[3])?.toUpperCase() ?? null;
  return currency ? { rest: code?.[2] ?? '', currency } : { rest: text, currency: null };
}

/**
 * The number with a point and without grouping, or null if the text is not a number. `decimalComma`
 * decides only ambiguous cases.
 */
export function plainDecimal(text: string, decimalComma: boolean): string | null {
  if (!/^[-+]?(\d[\d.,]*|[.,]\d+)$/.test(text)) return null;
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  const decimal =
    comma >= 0 && point >= 0 ? (comma > point ? ',' : '.') : loneMark(text, decimalComma);
  const [whole = '', ...fraction] = text.split(decimal);
  const isGrouped = /^[-+]?\d{1,3}([.,]\d{3})+$/.test(whole);
  if (fraction.length > 1 || !(isGrouped || /^[-+]?\d*$/.test(whole))) return null;
  const digits = fraction[0] ?? '';
  return /^\d*$/.test(digits) ? `${whole.replace(/[.,]/g, '')}.${digits}0` : null;
}

/** The decimal mark of a number with marks of only one kind, or with none. */
function loneMark(text: string, decimalComma: boolean): ',' | '.' {
  const mark = text.includes(',') ? ',' : '.';
  const other = mark === ',' ? '.' : ',';
  const parts = text.split(mark);
  if (parts.length > 2) return other;
  const isGroup = parts[1]?.length === 3 && /^[-+]?[1-9]\d{0,2}$/.test(parts[0] ?? '');
  const expected = decimalComma ? ',' : '.';
  return isGroup && mark !== expected ? other : mark;
}
