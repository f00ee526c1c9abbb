import { OWN_TEXTS } from '../cells/own-texts';
import { FOREIGN_TEXTS } from '../cells/text-cell';
import { type ImportFormat, type ImportOptions, makesCodesFromNames } from '../import-format';
import type { ColumnMapping, ImportTarget } from '../import-target';
import type { DraftGroup } from '../product-draft';
import { buildGroup } from './build-group';
import type { GroupContext } from './group-context';
import { createOwners, type Owners } from './owners';
import { hasOptionValues } from './read-options';
import { currencyOf } from './row-currency';
import type { RowIndex } from './row-index';
import { parentAt } from './row-key';
import { unsupportedLanguage } from './row-language';
import { createRowNotes, type RowNotes } from './row-notes';
import { columnOf, isBlank, nameAt, type RowView, shapeOf, textAt } from './row-shape';

/** The mapping and the options with which an import reads a file. */
export interface ImportPlan {
  readonly mapping: readonly ColumnMapping[];
  readonly options: ImportOptions;
  readonly format: ImportFormat;
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
  'priceBeforeTax',
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
  const owners = createOwners();
  let previous: string | null = null;
  const complete = (key: string): DraftGroup => {
    const rows = open.get(key) ?? [];
    open.delete(key);
    return groupOf(rows, key, plan, index, owners);
  };
  return {
    push(cells, number) {
      if (isBlank(cells)) return [];
      const row: RowView = { number, cells, shape };
      const key = index.keyOf(row, previous);
      previous = key;
      owners.add(row, key);
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
  owners: Owners,
): DraftGroup {
  const notes = createRowNotes();
  const unpriced = new Set(rows.filter((row) => isInOtherCurrency(row, plan.options)));
  const context: GroupContext = {
    options: plan.options,
    now: plan.now,
    notes,
    texts: plan.format === 'own' ? OWN_TEXTS : FOREIGN_TEXTS,
    isUnpriced: (row) => unpriced.has(row),
    markOf: (row, target) =>
      index.findings.marks[columnOf(row, target) ?? ''] ?? plan.options.decimalMark,
    makesCodes: makesCodesFromNames(plan.format),
    isMadeCodeTaken: (code) => owners.isMadeCodeTaken(code, key),
    isRepeated: (row) => owners.hasRepeatedCode(row),
    isBarcodeRepeated: (row) => owners.hasRepeatedBarcode(row),
  };
  rows.forEach((row, at) => {
    if (at >= MAX_ROWS_OF_PRODUCT) notes.note(row, 'too_many_rows_of_product');
    else if (isTooLong(row)) notes.note(row, 'too_many_cells');
    else if (isOtherLanguage(row))
      notes.note(row, 'unsupported_language', unsupportedLanguage(row) ?? undefined);
    else if (unpriced.has(row) && !isReadWithoutPrice(row, key, index)) {
      notes.note(row, 'other_currency', currencyTarget(row));
    } else if (owners.hasRepeatedCode(row)) noteRepeated(row, rows, notes);
  });
  return buildGroup(rows, key, context);
}

/**
 * The code of an earlier product excludes a row that only its code identifies. A variant, and a
 * product that its handle identifies, get another code instead.
 */
function noteRepeated(row: RowView, rows: readonly RowView[], notes: RowNotes): void {
  const { kind } = row.shape;
  const isParent = nameAt(row) !== '' && !hasOptionValues(row) && rows.some(hasOptionValues);
  if (kind === 'handle' && isParent) notes.note(row, 'parent_code_replaced', 'code');
  else if (kind !== 'handle' && !isOfOtherRow(row)) notes.note(row, 'duplicate_sku', 'code');
}

/** Whether a row is a variant of a product that it names by another code. */
function isOfOtherRow(row: RowView): boolean {
  return parentAt(row) !== '' || (textAt(row, 'groupCode') !== '' && hasOptionValues(row));
}

function isTooLong(row: RowView): boolean {
  return row.cells.slice(row.shape.header.length).some((cell) => cell.trim() !== '');
}

function isOtherLanguage(row: RowView): boolean {
  return unsupportedLanguage(row) !== null;
}

function isInOtherCurrency(row: RowView, options: ImportOptions): boolean {
  const currency = currencyOf(row);
  return currency !== null && options.currency !== null && currency !== options.currency;
}

/** The column that names a row's currency. */
function currencyTarget(row: RowView): ImportTarget {
  if (row.shape.columns.has('currency')) return 'currency';
  return row.shape.columns.has('price') ? 'price' : 'priceBeforeTax';
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
