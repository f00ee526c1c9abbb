import { readVariantOptions } from '../cells/list-cells';
import { type OptionNames, readOptionList, readOptionNames } from '../cells/option-list-cells';
import { readOptionValues } from '../cells/option-values-cell';
import { TEXT_LIMITS } from '../cells/text-cell';
import type { ImportTarget } from '../import-target';
import type { GroupContext } from './group-context';
import { codeKeyAt } from './row-key';
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
    textAt(row, 'optionValues') !== '' ||
    namedOptions.some(({ target }) => textAt(row, target) !== '') ||
    optionNumbers.some((number) => {
      const value = textAt(row, `optionValue:${number}`);
      return value !== '' && !isPlaceholder(textAt(row, `optionName:${number}`), value);
    })
  );
}

/** The option of variants that a file only names. */
const VARIANT_OPTION = 'Variation';

/** Names of the options of a product's variants. */
export interface ProductOptions {
  readonly numbered: ReadonlyMap<number, string>;
  /** Those of a cell with all names; null if the product has none. */
  readonly inOneCell: OptionNames | null;
}

export function productOptionsOf(rows: readonly RowView[]): ProductOptions {
  const cell = rows.map((row) => textAt(row, 'optionNames')).find(Boolean);
  return {
    numbered: optionNamesOf(rows),
    inOneCell: cell === undefined ? null : readOptionNames(cell),
  };
}

/** Names of the numbered options, which at least the product's first row contains. */
export function optionNamesOf(rows: readonly RowView[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const row of rows) {
    for (const number of [...row.shape.optionNumbers, ...row.shape.listNumbers]) {
      const name = textAt(row, `optionName:${number}`);
      if (name && !names.has(number)) names.set(number, name);
    }
  }
  return names;
}

/** The options of each variant as listed in the product's own row, by comparable code. */
export function listedOptionsOf(base: RowView | null): ReadonlyMap<string, readonly OptionValue[]> {
  return readVariantOptions(base ? textAt(base, 'variantOptions') : '');
}

/**
 * The option values of a variant's row: those that its product's row lists for its code, otherwise
 * its own columns.
 */
export function optionValuesOf(
  row: RowView,
  names: ProductOptions,
  listed: ReadonlyMap<string, readonly OptionValue[]>,
  context: GroupContext,
): OptionValue[] {
  const fromParent = listed.get(codeKeyAt(row));
  if (fromParent) return [...fromParent];
  const values: OptionValue[] = [];
  for (const number of row.shape.optionNumbers) {
    const target: ImportTarget = `optionValue:${number}`;
    const name =
      textAt(row, `optionName:${number}`) || names.numbered.get(number) || `Option ${number}`;
    addValue(row, name, target, values, context);
  }
  for (const number of row.shape.listNumbers) {
    const target: ImportTarget = `optionList:${number}`;
    const name = names.numbered.get(number) ?? `Option ${number}`;
    const [value = ''] = readOptionValues(textAt(row, target));
    addText(row, name, value, target, values, context);
  }
  for (const { name, target } of row.shape.namedOptions)
    addValue(row, name, target, values, context);
  addValuesOfList(row, names, values, context);
  if (values.length === 0) addValue(row, VARIANT_OPTION, 'variantName', values, context);
  return values;
}

/** Values without a name in the cell of names are the values of options with a number. */
function addValuesOfList(
  row: RowView,
  { inOneCell }: ProductOptions,
  values: OptionValue[],
  context: GroupContext,
): void {
  const cell = textAt(row, 'optionValues');
  if (cell === '') return;
  const own = textAt(row, 'optionNames');
  const names = own ? readOptionNames(own) : (inOneCell ?? { names: [], arePositioned: false });
  readOptionList(cell, names).forEach((text, at) => {
    addText(row, names.names[at] ?? `Option ${at + 1}`, text, 'optionValues', values, context);
  });
}

function addValue(
  row: RowView,
  name: string,
  target: ImportTarget,
  values: OptionValue[],
  context: GroupContext,
): void {
  addText(row, name, textAt(row, target), target, values, context);
}

function addText(
  row: RowView,
  name: string,
  text: string,
  target: ImportTarget,
  values: OptionValue[],
  context: GroupContext,
): void {
  if (text === '' || isPlaceholder(name, text)) return;
  const reading = context.texts.line(text, TEXT_LIMITS.option);
  if ('error' in reading) context.notes.note(row, reading.error, target);
  else values.push({ name: name.slice(0, TEXT_LIMITS.option), value: reading.value });
}
