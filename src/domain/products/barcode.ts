import { toLatinDigits } from '../format/parse-numbers';

/** Lengths of the trade item numbers that GS1 gives out: EAN-8, UPC-A, EAN-13, GTIN-14. */
const NAMES: Record<number, 'EAN-8' | 'UPC-A' | 'EAN-13' | 'GTIN-14'> = {
  8: 'EAN-8',
  12: 'UPC-A',
  13: 'EAN-13',
  14: 'GTIN-14',
};

/**
 * What a barcode is: a trade item number of a known length whose check digit is right or `wrong`, or
 * `own`, a code of the shop's own making, of which nothing can be said. Null while there is none.
 */
export type BarcodeKind = 'EAN-8' | 'UPC-A' | 'EAN-13' | 'GTIN-14' | 'wrong' | 'own' | null;

/** The check digit is right: from the right, digits count three times and once by turns (GS1). */
const isChecked = (digits: string): boolean => {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
};

/** Reads a barcode; a hint to who types it, never a refusal: shops may have codes of their own. */
export const barcodeKind = (text: string): BarcodeKind => {
  const code = toLatinDigits(text).trim();
  if (code === '') return null;
  const name = /^\d+$/.test(code) ? NAMES[code.length] : undefined;
  if (!name) return 'own';
  return isChecked(code) ? name : 'wrong';
};
