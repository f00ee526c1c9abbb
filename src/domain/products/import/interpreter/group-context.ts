import type { DecimalMark } from '../../../format/written-number';
import type { TextReaders } from '../cells/text-cell';
import type { ImportLanguage, ImportOptions } from '../import-format';
import type { ImportTarget } from '../import-target';
import type { RowNotes } from './row-notes';
import { type RowView, textAt } from './row-shape';

/** The context for reading one product, in addition to its rows. */
export interface GroupContext {
  readonly options: ImportOptions;
  /** The instant that decides which sales are running. */
  readonly now: Date;
  readonly notes: RowNotes;
  readonly texts: TextReaders;
  /** Whether the row's price is in another currency and is therefore ignored. */
  isUnpriced(row: RowView): boolean;
  /** The decimal mark of a target's cell in the row: its column's own, otherwise the file's. */
  markOf(row: RowView, target: ImportTarget): DecimalMark | null;
  /** Whether a product without a code gets one from its name. */
  readonly makesCodes: boolean;
  /** Whether an earlier product of the file has a code that is made for this one. */
  isMadeCodeTaken(code: string): boolean;
  /** Whether an earlier product of the file has the row's code. */
  isRepeated(row: RowView): boolean;
  /** Whether an earlier product or variant of the file has the row's barcode. */
  isBarcodeRepeated(row: RowView): boolean;
}

/** The language of a row's unlabelled text. */
export type RowLanguage = ImportLanguage | null;

/** The column with the price: the chosen currency's own, the general one, or the one before tax. */
export function priceTarget(row: RowView, options: ImportOptions): ImportTarget {
  const ofCurrency: ImportTarget = `price:${options.currency ?? ''}`;
  if (row.shape.columns.has(ofCurrency)) return ofCurrency;
  const isBeforeTax = row.shape.columns.has('priceBeforeTax') && textAt(row, 'price') === '';
  return isBeforeTax ? 'priceBeforeTax' : 'price';
}

/** MAD for one unit of the chosen currency; without a chosen currency, prices are in MAD. */
export function rateOf(options: ImportOptions): number {
  return options.currency === null || options.currency === 'MAD' ? 1 : (options.exchangeRate ?? 1);
}
