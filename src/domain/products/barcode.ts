import { toLatinDigits } from '../format/latin-digits';
import { visibleCode } from './comparable-code';

/** Lengths of the trade item numbers defined by GS1: EAN-8, UPC-A, EAN-13, GTIN-14. */
const NAMES: Record<number, 'EAN-8' | 'UPC-A' | 'EAN-13' | 'GTIN-14'> = {
  8: 'EAN-8',
  12: 'UPC-A',
  13: 'EAN-13',
  14: 'GTIN-14',
};

/**
 * The kind of a barcode: a trade item number of a known length with a correct check digit, `wrong`
 * if the digit is incorrect, or `own`, the store's own code, which cannot be checked. Null if
 * empty.
 */
export type BarcodeKind = 'EAN-8' | 'UPC-A' | 'EAN-13' | 'GTIN-14' | 'wrong' | 'own' | null;

/** Verifies the check digit: from the right, digits have the weights 1 and 3 alternately (GS1). */
function isChecked(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Classifies a barcode. A hint for the user, never a refusal: stores may use their own codes. */
export function barcodeKind(text: string): BarcodeKind {
  const code = toLatinDigits(text).trim();
  if (code === '') return null;
  const name = /^\d+$/.test(code) ? NAMES[code.length] : undefined;
  if (!name) return 'own';
  return isChecked(code) ? name : 'wrong';
}

/**
 * The UPC-A whose first zero a spreadsheet removed: eleven digits with a correct check digit. Null
 * for any other text. Other lengths stay as they are, because they may be a store's own codes.
 */
export function restoredBarcode(text: string): string | null {
  const code = toLatinDigits(text).trim();
  return /^\d{11}$/.test(code) && isChecked(code) ? `0${code}` : null;
}

/**
 * A barcode in the form in which barcodes are compared: EAN-13 and UPC-A of one item differ by zeros
 * at the beginning only, and marks that nobody sees do not count.
 */
export function comparableBarcode(text: string): string {
  const code = toLatinDigits(visibleCode(text)).replace(/\s/g, '');
  return /^\d{8,14}$/.test(code) ? code.replace(/^0+(?=\d{8})/, '') : code.toLowerCase();
}
