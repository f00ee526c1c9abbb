import { toLatinDigits } from './latin-digits';
import { withoutInvisibleMarks } from './plain-blanks';
import { holdsSeveralValues } from './several-values';

export type DecimalMark = 'point' | 'comma';

/** A plain decimal ("1299", "-1.50") for each meaning of the marks; null where a reading is impossible. */
export interface NumberReadings {
  readonly point: string | null;
  readonly comma: string | null;
}

const NO_READING: NumberReadings = { point: null, comma: null };

const ARABIC_DECIMAL_MARK = '٫';
/** Prices without centimes: `12,-`, `12.--`. */
const DASHED_END = /([.,])[-–—]{1,2}$/;
const GROUPED = /^[1-9]\d{0,2}([.,' ٬])\d{3}(?:\1\d{3})*$/;

/**
 * Reads a written number twice: with the point as its decimal mark and with the comma. `1.299` is
 * 1.299 and 1299, `1299` is the same in both, and `12,5` is no number if the comma groups. Digits may
 * be Latin, Arabic or Persian; thousands may be grouped by the other mark, by any kind of blank, by
 * apostrophes or by `٬`. `٫` is a decimal mark in both readings. Decimals are returned as written.
 * Letters, exponents, signs of currencies, groups that have not three digits, and the numbers of
 * several cells are refused.
 */
export function numberReadings(text: string): NumberReadings {
  // Most cells of a file: nothing to decide.
  if (/^[1-9]\d*$/.test(text)) return { point: text, comma: text };
  if (holdsSeveralValues(text)) return NO_READING;
  const written = /^([-+]?) ?(.*)$/s.exec(withPlainCharacters(text));
  const body = written?.[2] ?? '';
  const sign = written?.[1] === '-' ? '-' : '';
  if (body.includes(ARABIC_DECIMAL_MARK)) {
    const only = plainDecimal(body, ARABIC_DECIMAL_MARK, sign);
    return { point: only, comma: only };
  }
  const dashed = DASHED_END.exec(body);
  if (dashed) return readingsOfWhole(body.slice(0, dashed.index), dashed[1] === ',', sign);
  return { point: plainDecimal(body, '.', sign), comma: plainDecimal(body, ',', sign) };
}

/** Of the characters that are written in several ways, one: digits, blanks, apostrophes, signs. */
function withPlainCharacters(text: string): string {
  return toLatinDigits(withoutInvisibleMarks(text))
    .replace(/\s/g, ' ')
    .replace(/[’‘ʼ′＇]/g, "'")
    .replace(/،/g, ',')
    .trim()
    .replace(/^[−‐‑–－]/, '-')
    .replace(/[−‐‑－]/g, '-');
}

/** `12,-` is 12 in both readings; in `1.299,-` the comma is the decimal mark. */
function readingsOfWhole(whole: string, isComma: boolean, sign: string): NumberReadings {
  const mark = isComma ? ',' : '.';
  if (whole.includes(mark)) return NO_READING;
  const only = plainDecimal(whole, mark, sign);
  if (!/[.,]/.test(whole)) return { point: only, comma: only };
  return isComma ? { point: null, comma: only } : { point: only, comma: null };
}

function plainDecimal(body: string, mark: string, sign: string): string | null {
  const [whole = '', fraction = '', ...more] = body.split(mark);
  if (more.length > 0 || !/^\d*$/.test(fraction) || `${whole}${fraction}` === '') return null;
  if (!/^\d*$/.test(whole) && !GROUPED.test(whole)) return null;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  const plain = fraction === '' ? digits : `${digits}.${fraction}`;
  return /[1-9]/.test(plain) ? `${sign}${plain}` : plain;
}
