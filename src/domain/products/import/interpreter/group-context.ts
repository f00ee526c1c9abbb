import type { ImportLanguage, ImportOptions } from '../import-format';
import type { ImportTarget } from '../import-target';
import type { RowNotes } from './row-notes';
import type { RowView } from './row-shape';

/** What reading one product needs besides its rows. */
export interface GroupContext {
  readonly options: ImportOptions;
  /** Instant by which sales run or not. */
  readonly now: Date;
  readonly notes: RowNotes;
  /** Whether the row's price is in another currency and so isn't read. */
  isUnpriced(row: RowView): boolean;
  /** Whether an earlier product of the file has the row's code. */
  isRepeated(row: RowView): boolean;
}

/** The language of a row's unlabelled text. */
export type RowLanguage = ImportLanguage | null;

/** The column that holds the price: the chosen currency's own, or the plain one. */
export function priceTarget(row: RowView, options: ImportOptions): ImportTarget {
  const ofCurrency: ImportTarget = `price:${options.currency ?? ''}`;
  return row.shape.columns.has(ofCurrency) ? ofCurrency : 'price';
}

/** MAD for one unit of the chosen currency; prices without a chosen one are in MAD. */
export function rateOf(options: ImportOptions): number {
  return options.currency === null || options.currency === 'MAD' ? 1 : (options.exchangeRate ?? 1);
}
