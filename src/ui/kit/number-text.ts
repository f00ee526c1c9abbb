const DIGIT_ZEROS = [0x0660, 0x06f0];

/** Arabic and Persian digits as Latin ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = DIGIT_ZEROS.find((start) => code >= start && code <= start + 9) ?? code;
    return String(code - zero);
  });
}

/** What may be typed into an amount: digits of both kinds and the separators of the three languages. */
export function keepAmountCharacters(text: string): string {
  return toLatinDigits(text).replace(/[^\d.,٫٬\s\u00a0\u202f]/g, '');
}

/**
 * Reads an amount as a person writes it ("1 890,50", "1.890,50", "1,890.50", "١٨٩٠٫٥") and gives
 * integer centimes; null when there is no digit. A separator followed by exactly three digits
 * groups thousands, except the Arabic decimal mark; the last other one starts the decimals, of
 * which the first two count.
 */
export function parseCentimes(text: string): number | null {
  const plain = toLatinDigits(text)
    .replace(/[\s\u00a0\u202f٬]/g, '')
    .replace(/[^\d.,٫]/g, '');
  if (!/\d/.test(plain)) return null;
  const at = plain.includes('٫') ? plain.indexOf('٫') : lastDecimalMark(plain);
  const whole = (at < 0 ? plain : plain.slice(0, at)).replace(/\D/g, '');
  const decimals = at < 0 ? '' : plain.slice(at + 1).replace(/\D/g, '');
  const centimes = Number(whole || '0') * 100 + Number(decimals.padEnd(2, '0').slice(0, 2));
  return Number.isSafeInteger(centimes) ? centimes : null;
}

function lastDecimalMark(plain: string): number {
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

/** Centimes as the digits of a field, two decimals, in the page's locale: 189050 is "1 890,50". */
export function centimesText(centimes: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(centimes / 100);
}
