import { readLocale } from '../cells/locale-cell';
import { OWN_TEXTS } from '../cells/own-texts';
import { FOREIGN_TEXTS } from '../cells/text-cell';
import type { ImportOptions } from '../import-format';
import type { ColumnMapping, ImportTarget } from '../import-target';
import type { DraftGroup } from '../product-draft';
import { buildGroup } from './build-group';
import type { GroupContext } from './group-context';
import { hasOptionValues } from './read-options';
import { currencyOf, type RowIndex } from './row-index';
import { codeAt } from './row-key';
import { createRowNotes, type RowNotes } from './row-notes';
import { isBlank, type RowView, shapeOf, textAt } from './row-shape';

/** The mapping and the options with which an import reads a file. */
export interface ImportPlan {
  readonly mapping: readonly ColumnMapping[];
  readonly options: ImportOptions;
  /** Whether the file is in our own format. */
  readonly isOwn: boolean;
  /**
   * The instant that decides running sales; the job's own, so that a resumed run reads the same.
   */
  readonly now: Date;
}

export interface Interpreter {
  /** Adds the next row and returns the products that it completes. */
  push(cells: readonly string[], number: number): DraftGroup[];
  /** Returns the products still incomplete at the end of the file. */
  finish(): DraftGroup[];
}

/** More rows than any real product has. Further rows have the same key by mistake. */
const MAX_ROWS_OF_PRODUCT = 2000;

/** Targets that do not make a row worth reading by themselves: identifiers and prices. */
const BARE_TARGETS: ReadonlySet<ImportTarget> = new Set<ImportTarget>([
  'code',
  'parentCode',
  'groupCode',
  'handle',
  'currency',
  'price',
  'compareAtPrice',
  'salePrice',
  'saleFrom',
  'saleTo',
  'cost',
]);

/**
 * Turns rows into products on a second pass over the file. Only products with rows still to come
 * are held in memory. The same file and plan always give the same products in the same order.
 */
export function createInterpreter(plan: ImportPlan, index: RowIndex): Interpreter {
  const shape = shapeOf(plan.mapping);
  const open = new Map<string, RowView[]>();
  const owners = new Map<string, string>();
  const repeated = new Set<number>();
  const complete = (key: string): DraftGroup => {
    const rows = open.get(key) ?? [];
    open.delete(key);
    return groupOf(rows, key, plan, index, repeated);
  };
  return {
    push(cells, number) {
      if (isBlank(cells)) return [];
      const row: RowView = { number, cells, shape };
      const key = index.keyOf(row);
      const code = codeAt(row);
      if (code && (owners.get(code) ?? key) !== key) repeated.add(number);
      else if (code) owners.set(code, key);
      const rows = open.get(key);
      if (rows) rows.push(row);
      else open.set(key, [row]);
      return number >= index.lastRowOf(key) ? [complete(key)] : [];
    },
    finish: () => [...open.keys()].map(complete),
  };
}

function groupOf(
  rows: readonly RowView[],
  key: string,
  plan: ImportPlan,
  index: RowIndex,
  repeated: ReadonlySet<number>,
): DraftGroup {
  const notes = createRowNotes();
  const unpriced = new Set(rows.filter((row) => isInOtherCurrency(row, plan.options)));
  const context: GroupContext = {
    options: plan.options,
    now: plan.now,
    notes,
    texts: plan.isOwn ? OWN_TEXTS : FOREIGN_TEXTS,
    isUnpriced: (row) => unpriced.has(row),
    isRepeated: (row) => repeated.has(row.number),
  };
  rows.forEach((row, at) => {
    if (at >= MAX_ROWS_OF_PRODUCT) notes.note(row, 'too_many_rows_of_product');
    else if (isTooLong(row)) notes.note(row, 'too_many_cells');
    else if (isOtherLanguage(row)) notes.note(row, 'unsupported_language', 'locale');
    else if (unpriced.has(row) && !isReadWithoutPrice(row, key, index)) {
      notes.note(row, 'other_currency', row.shape.columns.has('currency') ? 'currency' : 'price');
    } else if (repeated.has(row.number)) noteRepeated(row, rows, notes);
  });
  return buildGroup(rows, key, context);
}

/**
 * A repeated code excludes its row. But in a handle-based file, the code of a product with variants
 * is not sold itself, so the product only gets another code.
 */
function noteRepeated(row: RowView, rows: readonly RowView[], notes: RowNotes): void {
  const isParent =
    textAt(row, 'name') !== '' && !hasOptionValues(row) && rows.some(hasOptionValues);
  const code = row.shape.kind === 'handle' && isParent ? 'parent_code_replaced' : 'duplicate_sku';
  notes.note(row, code, 'code');
}

function isTooLong(row: RowView): boolean {
  return row.cells.slice(row.shape.header.length).some((cell) => cell.trim() !== '');
}

function isOtherLanguage(row: RowView): boolean {
  const locale = textAt(row, 'locale');
  return locale !== '' && readLocale(locale) === null;
}

function isInOtherCurrency(row: RowView, options: ImportOptions): boolean {
  const currency = currencyOf(row, options);
  return currency !== null && options.currency !== null && currency !== options.currency;
}

/**
 * A row in another currency is still read, without its price, when it describes a product with
 * prices in the chosen currency in other rows.
 */
function isReadWithoutPrice(row: RowView, key: string, index: RowIndex): boolean {
  if (!index.hasChosenCurrency(key)) return false;
  return [...row.shape.columns.keys()].some(
    (target) => !BARE_TARGETS.has(target) && textAt(row, target) !== '',
  );
}
