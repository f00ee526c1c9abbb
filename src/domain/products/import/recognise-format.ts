import { BAGISTO } from './formats/bagisto';
import { ETSY } from './formats/etsy';
import {
  type FormatSignature,
  headerNames,
  otherTargetIn,
  targetIn,
} from './formats/format-signature';
import { GOOGLE_MERCHANT } from './formats/google-merchant';
import { guessPriced, guessTarget, pricedTarget } from './formats/guess-target';
import { MAGENTO } from './formats/magento';
import { MEDUSA } from './formats/medusa';
import { OPENCART } from './formats/opencart';
import { PORTAL_FORMAT } from './formats/portal';
import { PRESTASHOP, PRESTASHOP_COMBINATIONS } from './formats/prestashop';
import { SHOPIFY, SHOPIFY_NEW } from './formats/shopify';
import { SPREE_PRODUCTS, SPREE_TRANSLATIONS } from './formats/spree';
import { SQUARE } from './formats/square';
import { VENDURE } from './formats/vendure';
import { WIX } from './formats/wix';
import { WOOCOMMERCE } from './formats/woocommerce';
import type { ImportFormat } from './import-format';
import { type ColumnMapping, type ImportTarget, isRepeatable } from './import-target';

/** Ordered from the most to the least specific: of equal confidences the first wins. */
const SIGNATURES: readonly FormatSignature[] = [
  BAGISTO,
  MAGENTO,
  PRESTASHOP_COMBINATIONS,
  PRESTASHOP,
  VENDURE,
  MEDUSA,
  WIX,
  ETSY,
  OPENCART,
  SQUARE,
  SHOPIFY,
  SHOPIFY_NEW,
  WOOCOMMERCE,
  PORTAL_FORMAT,
  SPREE_PRODUCTS,
  GOOGLE_MERCHANT,
  SPREE_TRANSLATIONS,
];

export interface Recognition {
  readonly format: ImportFormat;
  /** 0 to 1; 0 for an unknown format, at least 0.5 for a known one. */
  readonly confidence: number;
  /** One entry per column, in the file's order. */
  readonly mapping: readonly ColumnMapping[];
}

/** Recognises the format of a file by its header row and proposes a target for each column. */
export function recogniseFormat(header: readonly string[]): Recognition {
  const headers = headerNames(header);
  let best: FormatSignature | null = null;
  let confidence = 0;
  for (const signature of SIGNATURES) {
    const found = confidenceIn(signature, headers);
    if (found > confidence) {
      best = signature;
      confidence = found;
    }
  }
  const mapping = best
    ? mappingOf(header, targetsFrom(best), othersFrom(best))
    : mappingOf(header, guessTarget, guessPriced);
  return {
    format: best?.format ?? 'unknown',
    confidence,
    mapping,
  };
}

function confidenceIn(signature: FormatSignature, headers: ReadonlySet<string>): number {
  const has = (name: string | RegExp) =>
    typeof name === 'string' ? headers.has(name) : [...headers].some((header) => name.test(header));
  if (!signature.required.every((names) => names.some(has))) return 0;
  const found = signature.typical.filter((name) => headers.has(name)).length;
  return 0.5 + 0.5 * Math.min(1, found / Math.min(4, signature.typical.length));
}

function targetsFrom(signature: FormatSignature): (header: string) => ImportTarget | null {
  return (header) => targetIn(signature, header);
}

/** Targets of columns that the format does not have itself, such as a currency or a price before tax. */
function othersFrom(signature: FormatSignature): (header: string) => ImportTarget | null {
  return (header) => {
    const own = otherTargetIn(signature, header);
    if (own) return own;
    const priced = pricedTarget(header, (base) => targetIn(signature, base));
    return priced ?? (guessTarget(header) === 'currency' ? 'currency' : null);
  };
}

/**
 * Of two columns with one target the first keeps it, unless the target takes several. `otherOf` gives
 * the remaining columns the targets that are still free. Beside a price that a buyer pays, no other
 * is read.
 */
function mappingOf(
  header: readonly string[],
  targetOf: (header: string) => ImportTarget | null,
  otherOf: (header: string) => ImportTarget | null,
): ColumnMapping[] {
  const taken = new Set<ImportTarget>();
  const free = (target: ImportTarget | null, isOther = false) => {
    if (target === null) return null;
    // A second code is read where the format says that it replaces an empty first one.
    const isRepeated = isRepeatable(target) || (isOther && target === 'code');
    if (taken.has(target) && !isRepeated) return null;
    taken.add(target);
    return target;
  };
  const first = header.map((column) => ({ column, target: free(targetOf(column)) }));
  const mapping = first.map(({ column, target }) => ({
    column,
    target: target ?? free(otherOf(column), true),
    isOther: target === null,
  }));
  const isLess = (target: ImportTarget | null) =>
    target === 'priceBeforeTax' || target?.startsWith('price:');
  return mapping.map(({ column, target, isOther }) => ({
    column,
    target: isOther && taken.has('price') && isLess(target) ? null : target,
  }));
}

/**
 * Header names made unique, so that each column can be identified: a second `Image` is `Image (2)`.
 */
export function uniqueHeader(cells: readonly string[]): string[] {
  const taken = new Set<string>();
  return cells.map((cell, at) => {
    const name =
      cell
        .replace(/^\uFEFF/, '')
        .trim()
        .slice(0, 190) || unnamedColumn(at);
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name} (${count})`;
    taken.add(unique);
    return unique;
  });
}

/** The name of a column whose header is empty, by its index. */
export function unnamedColumn(at: number): string {
  return `column ${at + 1}`;
}

/** How many cells of a row are names of columns in any format; used to find the header. */
export function countKnownColumns(cells: readonly string[]): number {
  const isKnown = (targetOf: (header: string) => ImportTarget | null) =>
    cells.filter((cell) => cell.trim() !== '' && targetOf(unquoted(cell)) !== null).length;
  const guessed = (cell: string) => guessTarget(cell) ?? guessPriced(cell);
  return Math.max(isKnown(guessed), ...SIGNATURES.map((each) => isKnown(targetsFrom(each))));
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/s, '$1');
}
