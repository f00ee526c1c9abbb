import { readLocale } from '../cells/locale-cell';
import { readStoreView } from '../cells/store-view-cell';
import type { ImportLanguage } from '../import-format';
import { type RowView, textAt } from './row-shape';

/** The language that a row names for its texts; null if it names none that the catalogue has. */
export function namedLanguage(row: RowView): ImportLanguage | null {
  return readLocale(textAt(row, 'locale')) ?? readStoreView(textAt(row, 'storeView'));
}

/** The column in which a row names a language that the catalogue does not have; null otherwise. */
export function unsupportedLanguage(row: RowView): 'locale' | 'storeView' | null {
  if (namedLanguage(row) !== null) return null;
  if (textAt(row, 'locale') !== '') return 'locale';
  return textAt(row, 'storeView') === '' ? null : 'storeView';
}
