import { holdsSeveralValues } from '../../../format/several-values';
import { foldForSearch } from '../../../text/search-fold';
import type { CellReading } from '../cells/cell-reading';
import { type Feature, readFeatures } from '../cells/feature-list-cell';
import { readList } from '../cells/list-cells';
import { readText, TEXT_LIMITS } from '../cells/text-cell';
import type { DraftAttribute } from '../product-draft';
import type { GroupContext } from './group-context';
import { columnOf, hasCell, type RowView, textAt } from './row-shape';

export const BRAND_FEATURES = ['brand', 'marque', 'manufacturer', 'fabricant', 'vendor'];
export const CATEGORY_FEATURES = ['category', 'categorie'];
export const COST_FEATURES = ['cost'];
export const BARCODE_FEATURES = ['barcode', 'ean', 'ean13', 'gtin', 'upc'];

/** Features that are fields of a product, not attributes. */
const FIELDS = new Set([
  ...BRAND_FEATURES,
  ...CATEGORY_FEATURES,
  ...COST_FEATURES,
  ...BARCODE_FEATURES,
]);

function featuresOf(row: RowView): Feature[] {
  return readFeatures(textAt(row, 'features'));
}

/** The text of the first feature with one of the names; undefined if the row names none of them. */
export function featureAt(row: RowView, names: readonly string[]): string | undefined {
  if (!hasCell(row, 'features')) return undefined;
  return featuresOf(row).find(({ name }) => names.includes(foldForSearch(name)))?.value;
}

/** A feature's value read like a cell; undefined if it is missing, or wrong, which is noted. */
export function readFeature<Value>(
  row: RowView,
  names: readonly string[],
  context: GroupContext,
  read: (text: string) => CellReading<Value>,
): Value | undefined {
  const text = featureAt(row, names);
  if (text === undefined) return undefined;
  const reading = read(text);
  if ('value' in reading) return reading.value;
  context.notes.note(row, reading.error, 'features');
  return undefined;
}

/** The other features of a product's row, as attributes. */
export function featureAttributesOf(row: RowView, context: GroupContext): DraftAttribute[] {
  const column = columnOf(row, 'features');
  return featuresOf(row).flatMap(({ name, value }) => {
    if (FIELDS.has(foldForSearch(name))) return [];
    const reading = readText(value, TEXT_LIMITS.attribute);
    if ('value' in reading) {
      const { decimalMark } = context.options;
      const text = reading.value;
      const attribute = { code: name, column, text, values: readList(text), decimalMark };
      return [holdsSeveralValues(value) ? { ...attribute, isSeveral: true } : attribute];
    }
    context.notes.note(row, reading.error, 'features');
    return [];
  });
}
