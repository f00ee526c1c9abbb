/**
 * What a hand scanner with American keys types where the computer expects the digits of a French
 * keyboard: the keys above the letters without shift, from 1 to 0.
 */
const FRENCH_DIGIT_KEYS = '&é"\'(-è_çà';

/** The digits of the keyboards on which scanners type, as digits from 0 to 9. */
function digitOf(character: string): string {
  const place = FRENCH_DIGIT_KEYS.indexOf(character);
  if (place >= 0) return String((place + 1) % 10);
  const code = character.codePointAt(0) ?? 0;
  // Arabic-Indic digits, U+0660 to U+0669.
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
  return character;
}

/**
 * The order number that was scanned from a paper of the store, or typed: digits only. Null for any
 * other text, such as the code of a product or a tracking number.
 * @param text what the scanner typed, with or without blanks around it
 */
export function scannedOrderNumber(text: string): string | null {
  const digits = [...text.trim()].map(digitOf).join('');
  return /^[1-9]\d{0,8}$/.test(digits) ? digits : null;
}
