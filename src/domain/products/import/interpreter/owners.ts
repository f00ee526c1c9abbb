import { comparableBarcode } from '../../barcode';
import { comparableCode } from '../../comparable-code';
import { unwrapCell } from '../cells/cell-reading';
import { BARCODE_FEATURES, featureAt } from './read-features';
import { codeKeyAt } from './row-key';
import { type RowView, textAt } from './row-shape';

/** Which product of the file was the first with a code, and which row with a barcode. */
export interface Owners {
  add(row: RowView, productKey: string): void;
  /** Whether an earlier product has the row's code. */
  hasRepeatedCode(row: RowView): boolean;
  /** Whether an earlier product or variant has the row's barcode. */
  hasRepeatedBarcode(row: RowView): boolean;
  /** Whether an earlier product has a code made for another one, which owns it otherwise. */
  isMadeCodeTaken(code: string, productKey: string): boolean;
}

export function createOwners(): Owners {
  const products = new Map<string, string>();
  const items = new Map<string, string>();
  const repeatedCodes = new Set<number>();
  const repeatedBarcodes = new Set<number>();
  return {
    add(row, productKey) {
      const code = codeKeyAt(row);
      if (code && isOther(products, code, productKey)) repeatedCodes.add(row.number);
      const barcode = comparableBarcode(barcodeAt(row));
      // The rows of one code are one item: they differ by language or currency.
      const item = `${productKey}\u0000${code || row.number}`;
      if (barcode && isOther(items, barcode, item)) repeatedBarcodes.add(row.number);
    },
    isMadeCodeTaken: (code, productKey) => isOther(products, comparableCode(code), productKey),
    hasRepeatedCode: (row) => repeatedCodes.has(row.number),
    hasRepeatedBarcode: (row) => repeatedBarcodes.has(row.number),
  };
}

function barcodeAt(row: RowView): string {
  return unwrapCell(textAt(row, 'barcode')) || (featureAt(row, BARCODE_FEATURES) ?? '');
}

/** Whether the first owner of a key is another one; without any, this one becomes the first. */
function isOther(owners: Map<string, string>, key: string, owner: string): boolean {
  const first = owners.get(key);
  if (first === undefined) owners.set(key, owner);
  return first !== undefined && first !== owner;
}
