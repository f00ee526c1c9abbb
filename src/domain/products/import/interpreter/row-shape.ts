import type { ColumnMapping, ImportTarget } from '../import-target';
import { targetsBeforeTax } from './price-basis';

/**
 * How rows form products. `tree`: each row is a product or refers to its parent; `handle`: rows of
 * one handle are one product, and rows with neither handle nor name belong to the product above; `group`: rows of one group code are its variants; `translations`:
 * rows change the texts of products identified by handle. A key of the other system, or the name,
 * takes the place of a handle that the file does not have.
 */
export type RowKind = 'tree' | 'handle' | 'group' | 'translations';

/** The columns of a file by their targets. */
export interface RowShape {
  readonly kind: RowKind;
  readonly header: readonly string[];
  readonly columns: ReadonlyMap<ImportTarget, readonly number[]>;
  /** Targets whose amounts are before tax. */
  readonly beforeTax: ReadonlySet<ImportTarget>;
  /** Numbers N that have an `optionValue:N` column. */
  readonly optionNumbers: readonly number[];
  /** Numbers N that have an `optionList:N` column. */
  readonly listNumbers: readonly number[];
  /** `stockAt:` columns. */
  readonly places: readonly ImportTarget[];
  /** `option:` columns. */
  readonly namedOptions: readonly { readonly name: string; readonly target: ImportTarget }[];
  /** `attr:` columns. */
  readonly attributes: readonly { readonly code: string; readonly target: ImportTarget }[];
}

/** Groups a mapping by target. */
export function shapeOf(mapping: readonly ColumnMapping[]): RowShape {
  const columns = new Map<ImportTarget, number[]>();
  mapping.forEach(({ target }, at) => {
    if (target) columns.set(target, [...(columns.get(target) ?? []), at]);
  });
  const targets = [...columns.keys()];
  const optionNumbers = numbersWith(targets, 'optionValue:');
  const listNumbers = numbersWith(targets, 'optionList:');
  return {
    kind: kindOf(columns, optionNumbers.length + listNumbers.length > 0),
    header: mapping.map(({ column }) => column),
    columns,
    beforeTax: targetsBeforeTax(mapping),
    optionNumbers,
    listNumbers,
    places: targets.filter((target) => target.startsWith('stockAt:')),
    namedOptions: withPrefix(targets, 'option:').map(({ rest, target }) => ({
      name: rest,
      target,
    })),
    attributes: withPrefix(targets, 'attr:').map(({ rest, target }) => ({ code: rest, target })),
  };
}

function numbersWith(targets: readonly ImportTarget[], prefix: string): number[] {
  return withPrefix(targets, prefix)
    .map(({ rest }) => Number(rest))
    .sort((one, other) => one - other);
}

function withPrefix(
  targets: readonly ImportTarget[],
  prefix: string,
): { rest: string; target: ImportTarget }[] {
  return targets
    .filter((target) => target.startsWith(prefix))
    .map((target) => ({ rest: target.slice(prefix.length), target }));
}

function kindOf(columns: ReadonlyMap<ImportTarget, unknown>, hasOptionNumbers: boolean): RowKind {
  if (columns.has('groupKey') || columns.has('variantName')) return 'handle';
  if (columns.has('handle') && !columns.has('code') && !hasOptionNumbers) return 'translations';
  if (columns.has('groupCode')) return 'group';
  if (columns.has('parentCode') || columns.has('rowType')) return 'tree';
  if (columns.has('optionValues')) return 'handle';
  return columns.has('handle') && hasOptionNumbers ? 'handle' : 'tree';
}

/** One row of the file, with access by target. */
export interface RowView {
  /** Numbered as in a spreadsheet: the header is 1. */
  readonly number: number;
  readonly cells: readonly string[];
  readonly shape: RowShape;
}

/** The role of each row of a product. */
export interface RowRoles {
  /** The row that describes the product. */
  readonly base: RowView | null;
  readonly variants: readonly RowView[];
  /** Rows that only contain texts in a further language. */
  readonly texts: readonly RowView[];
  /** Rows that only contain the price of another row's code, by the comparable code. */
  readonly prices: ReadonlyMap<string, RowView>;
}

/** The first filled cell of a target, trimmed; empty when there is none. */
export function textAt(row: RowView, target: ImportTarget): string {
  for (const at of row.shape.columns.get(target) ?? []) {
    const text = row.cells[at]?.trim();
    if (text) return text;
  }
  return '';
}

const NAME_TARGETS = ['name', 'nameFr', 'nameEn', 'nameAr'] as const;

/** The row's name in any language; empty if it has none. */
export function nameAt(row: RowView): string {
  return NAME_TARGETS.map((target) => textAt(row, target)).find(Boolean) ?? '';
}

/** Whether the row has values of options that its product's row may list. */
export function hasListValues(row: RowView): boolean {
  return row.shape.listNumbers.some((number) => textAt(row, `optionList:${number}`) !== '');
}

/** Whether the file has a column with names. */
export function hasNameColumn({ columns }: RowShape): boolean {
  return NAME_TARGETS.some((target) => columns.has(target));
}

/** Whether the row has a cell, filled or empty, for a target: a short row lacks the last ones. */
export function hasCell(row: RowView, target: ImportTarget): boolean {
  return (row.shape.columns.get(target) ?? []).some((at) => at < row.cells.length);
}

/** Whether a file names its products by handles, so that their codes are often made from these. */
export function isNamedByHandle({ shape }: RowView): boolean {
  return shape.kind === 'handle' && shape.columns.has('handle');
}

/** The row's price: the first filled of its two columns, with VAT or before tax. */
export function priceTextAt(row: RowView): string {
  return textAt(row, 'price') || textAt(row, 'priceBeforeTax');
}

/** Header of the column for an issue on a target. */
export function columnOf(row: RowView, target: ImportTarget): string | null {
  const columns = row.shape.columns.get(target) ?? [];
  const at = columns.find((column) => row.cells[column]?.trim()) ?? columns[0];
  return at === undefined ? null : (row.shape.header[at] ?? null);
}

export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
