const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** Arabic and Persian digits as Latin digits; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });
}

/**
 * The characters of an amount while it is typed: digits of both kinds and the three languages'
 * marks.
 */
export function filterAmountCharacters(text: string): string {
  return toLatinDigits(text).replace(/[^\d.,٫٬\s\u00a0\u202f]/g, '');
}

/**
 * Reads a typed amount ("1 890,50", "1.890,50", "1,890.50", "١٨٩٠٫٥") and returns integer centimes;
 * null without a digit or when it is too large to be exact. A mark followed by exactly three digits
 * groups thousands if one to three digits without a leading zero are before it, unless it is the
 * Arabic decimal mark. Otherwise the last mark starts the decimals, of which the first two count.
 */
export function parseCentimes(text: string): number | null {
  const plain = toLatinDigits(text).replace(/[^\d.,٫]/g, '');
  if (!/\d/.test(plain)) return null;
  const at = plain.includes('٫') ? plain.indexOf('٫') : decimalMarkAt(plain);
  const whole = (at < 0 ? plain : plain.slice(0, at)).replace(/\D/g, '');
  const decimals = at < 0 ? '' : plain.slice(at + 1).replace(/\D/g, '');
  const centimes = Number(whole || '0') * 100 + Number(decimals.padEnd(2, '0').slice(0, 2));
  return Number.isSafeInteger(centimes) ? centimes : null;
}

function decimalMarkAt(plain: string): number {
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (at < 0) return -1;
  const mark = plain.charAt(at);
  const other = mark === '.' ? ',' : '.';
  const repeats = plain.indexOf(mark) !== at;
  const groupsThousands =
    plain.length - at - 1 === 3 &&
    !plain.includes(other) &&
    /^[1-9]\d{0,2}$/.test(plain.slice(0, at));
  return repeats || groupsThousands ? -1 : at;
}

/** Reads a whole number typed with either kind of digits; null for any other text. */
export function parseWholeNumber(text: string): number | null {
  const plain = toLatinDigits(text).replace(/[\s\u00a0\u202f٬]/g, '');
  if (!/^-?\d+$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isSafeInteger(value) ? value : null;
}

/**
 * Reads a decimal number typed with either kind of digits and marks ("10,85", "١٠٫٨٥"); null for
 * any other text.
 */
export function parseDecimal(text: string): number | null {
  const plain = toLatinDigits(text).trim().replace(/[,٫]/g, '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
