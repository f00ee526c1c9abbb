import { readVariantOptions } from '../cells/list-cells';
import { collectFindings, type FileFindings } from '../detection/file-findings';
import type { ImportOptions } from '../import-format';
import type { ColumnMapping } from '../import-target';
import { currenciesIn, currencyOf } from './row-currency';
import { codeKeyAt, keyOf } from './row-key';
import { isBlank, type RowView, shapeOf, textAt } from './row-shape';

/** The result of the first pass over the file: enough to determine when a product is complete. */
export interface RowIndex {
  /** Rows that are not blank. */
  readonly rowCount: number;
  /** Currencies of the prices, in order of appearance. */
  readonly currencies: readonly string[];
  /** What the cells decide about numbers and dates. */
  readonly findings: FileFindings;
  /** First filled cell of each column. */
  readonly firstValues: readonly (string | null)[];
  /**
   * Key of the row's product: the parent's code, even if the row refers to the parent in another
   * way. `previous` is the key of the row above.
   */
  keyOf(row: RowView, previous: string | null): string;
  /** Number of the last row of a product. */
  lastRowOf(key: string): number;
  /** Whether the product has a row priced in the chosen currency. */
  hasChosenCurrency(key: string): boolean;
}

export interface RowIndexer {
  add(cells: readonly string[], number: number): void;
  finish(): RowIndex;
}

/**
 * Reads the file once before it is interpreted. It stores a number per product and no rows, so that
 * parents after children and prices at the end of the file can be matched. `now` decides which sales
 * are running.
 */
export function createRowIndexer(
  mapping: readonly ColumnMapping[],
  options: ImportOptions,
  now: Date,
): RowIndexer {
  const shape = shapeOf(mapping);
  const findings = collectFindings(shape, now);
  const lastRows = new Map<string, number>();
  const aliases = new Map<string, string>();
  const chosen = new Set<string>();
  const firstValues: (string | null)[] = mapping.map(() => null);
  let rowCount = 0;
  let previous: string | null = null;
  return {
    add(cells, number) {
      if (isBlank(cells)) return;
      rowCount += 1;
      const row: RowView = { number, cells, shape };
      const key = keyOf(row, previous);
      previous = key;
      lastRows.set(key, number);
      keepAliases(row, key, aliases);
      keepFirstValues(cells, firstValues);
      const currency = currencyOf(row);
      findings.add(row, currency);
      if (currency !== null && currency === options.currency) chosen.add(key);
    },
    finish() {
      const canonical = (key: string) =>
        aliases.get(aliases.get(key) ?? key) ?? aliases.get(key) ?? key;
      const merged = mergeLastRows(lastRows, canonical);
      const chosenKeys = new Set([...chosen].map(canonical));
      const judged = findings.finish();
      return {
        rowCount,
        currencies: currenciesIn(mapping, judged),
        findings: judged,
        firstValues,
        keyOf: (row, above) => canonical(keyOf(row, above)),
        lastRowOf: (key) => merged.get(key) ?? 0,
        hasChosenCurrency: (key) => chosenKeys.has(key),
      };
    },
  };
}

/** Stores other names by which rows refer to this row's product. */
function keepAliases(row: RowView, key: string, aliases: Map<string, string>): void {
  const rowId = textAt(row, 'rowId');
  if (rowId && codeKeyAt(row) && key === codeKeyAt(row)) aliases.set(`id:${rowId}`, key);
  const options = textAt(row, 'variantOptions');
  if (!options) return;
  for (const sku of readVariantOptions(options).keys()) if (sku !== key) aliases.set(sku, key);
}

function keepFirstValues(cells: readonly string[], firstValues: (string | null)[]): void {
  for (let at = 0; at < firstValues.length; at += 1) {
    const text = cells[at]?.trim();
    if (firstValues[at] === null && text) firstValues[at] = text.slice(0, 200);
  }
}

function mergeLastRows(
  lastRows: ReadonlyMap<string, number>,
  canonical: (key: string) => string,
): Map<string, number> {
  const merged = new Map<string, number>();
  for (const [key, number] of lastRows) {
    const name = canonical(key);
    merged.set(name, Math.max(number, merged.get(name) ?? 0));
  }
  return merged;
}
