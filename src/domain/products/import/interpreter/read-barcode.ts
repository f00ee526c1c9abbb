import { barcodeKind, restoredBarcode } from '../../barcode';
import { readCode } from '../cells/text-cell';
import type { GroupContext } from './group-context';
import { readCell } from './read-cells';
import { BARCODE_FEATURES, readFeature } from './read-features';
import { hasCell, type RowView } from './row-shape';

/**
 * The barcode of a row; null empties it, undefined leaves it unchanged. A lost first zero is
 * restored. One with a wrong check digit is kept, as in the product form: it may be a code of the
 * store. One that an earlier row has is left out.
 */
export function barcodeOf(row: RowView, context: GroupContext): string | null | undefined {
  const read = (text: string) => readCode(text, 'barcode', context.texts.code);
  const given = hasCell(row, 'barcode')
    ? readCell(row, 'barcode', context, read)
    : readFeature(row, BARCODE_FEATURES, context, read);
  // A cell without a character that is seen is empty.
  if (!given) return given === undefined ? undefined : null;
  const target = hasCell(row, 'barcode') ? 'barcode' : 'features';
  if (context.isBarcodeRepeated(row)) {
    context.notes.note(row, 'barcode_repeated', target);
    return undefined;
  }
  const restored = restoredBarcode(given);
  if (restored) context.notes.note(row, 'barcode_zero_restored', target);
  else if (barcodeKind(given) === 'wrong') context.notes.note(row, 'barcode_check_digit', target);
  return restored ?? given;
}
