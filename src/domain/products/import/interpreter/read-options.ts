import { readVariantOptions } from '../cells/list-cells';
import { readText, TEXT_LIMITS } from '../cells/text-cell';
import type { ImportTarget } from '../import-target';
import type { GroupContext } from './group-context';
import { codeAt } from './row-key';
import { type RowView, textAt } from './row-shape';

export interface OptionValue {
  readonly name: string;
  readonly value: string;
}

/** The value with which Shopify's files mark the only variant of a product without options. */
function isPlaceholder(name: string, value: string): boolean {
  return value.toLowerCase() === 'default title' && (name === '' || /^title$/i.test(name));
}

/** Whether the row has a value for any option. */
export function hasOptionValues(row: RowView): boolean {
  const { optionNumbers, namedOptions } = row.shape;
  return (
    namedOptions.some(({ target }) => textAt(row, target) !== '') ||
    optionNumbers.some((number) => {
      const value = textAt(row, `optionValue:${number}`);
      return value !== '' && !isPlaceholder(textAt(row, `optionName:${number}`), value);
    })
  );
}

/** Names of the numbered options, which at least the product's first row contains. */
export function optionNamesOf(rows: readonly RowView[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const row of rows) {
    for (const number of row.shape.optionNumbers) {
      const name = textAt(row, `optionName:${number}`);
      if (name && !names.has(number)) names.set(number, name);
    }
  }
  return names;
}

/** The options of each variant as listed in the product's own row, by code. */
export function listedOptionsOf(base: RowView | null): ReadonlyMap<string, readonly OptionValue[]> {
  return readVariantOptions(base ? textAt(base, 'variantOptions') : '');
}

/**
 * The option values of a variant's row: those that its product's row lists for its code, otherwise
 * its own columns.
 */
export function optionValuesOf(
  row: RowView,
  names: ReadonlyMap<number, string>,
  listed: ReadonlyMap<string, readonly OptionValue[]>,
  context: GroupContext,
): OptionValue[] {
  const fromParent = listed.get(codeAt(row));
  if (fromParent) return [...fromParent];
  const values: OptionValue[] = [];
  for (const number of row.shape.optionNumbers) {
    const target: ImportTarget = `optionValue:${number}`;
    const name = textAt(row, `optionName:${number}`) || names.get(number) || `Option ${number}`;
    addValue(row, name, target, values, context);
  }
  for (const { name, target } of row.shape.namedOptions)
    addValue(row, name, target, values, context);
  return values;
}

function addValue(
  row: RowView,
  name: string,
  target: ImportTarget,
  values: OptionValue[],
  context: GroupContext,
): void {
  const text = textAt(row, target);
  if (text === '' || isPlaceholder(name, text)) return;
  const reading = readText(text, TEXT_LIMITS.option);
  if ('error' in reading) context.notes.note(row, reading.error, target);
  else values.push({ name: name.slice(0, TEXT_LIMITS.option), value: reading.value });
}
