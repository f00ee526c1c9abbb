import { isActiveProduct, type Sellability } from '../product-visibility';
import { losesLetters } from './lost-letters';

/** Changes that a seller confirms before they are written, the gravest first. */
export const STANDOUTS = [
  'price_fell_by_half',
  'price_doubled',
  'price_under_cost',
  'goes_off_sale',
  'letters_lost',
  'goes_under_review',
] as const;
export type Standout = (typeof STANDOUTS)[number];

/** How many rows of a file stand out in one way. */
export interface StandoutCount {
  readonly kind: Standout;
  /** Rows of the file. */
  readonly count: number;
}

/** The amounts of a variant in centimes of MAD; null when it has none. */
export interface VariantAmounts {
  readonly price: number | null;
  readonly cost: number | null;
}

/**
 * How the amounts of a variant stand out; `from` is null for a new one. A price that is taken away
 * falls to 0. A price under its cost counts only if one of the two changes.
 */
export function amountStandouts(from: VariantAmounts | null, to: VariantAmounts): Standout[] {
  const [before, after] = [from?.price ?? 0, to.price ?? 0];
  const found: Standout[] = [];
  if (after * 2 < before) found.push('price_fell_by_half');
  if (before > 0 && after > before * 2) found.push('price_doubled');
  const isChanged = from === null || from.price !== to.price || from.cost !== to.cost;
  if (isChanged && after > 0 && to.cost !== null && after < to.cost) found.push('price_under_cost');
  return found;
}

/** A stored product and what it would be after the import. */
export interface ProductBeforeAndAfter {
  readonly before: Sellability;
  readonly after: Sellability;
  /** Pairs of a stored text and its replacement. */
  readonly texts: readonly (readonly [from: string | null, to: string | null])[];
}

/** How the changes of a stored product, without its amounts, stand out. */
export function productStandouts({ before, after, texts }: ProductBeforeAndAfter): Standout[] {
  const found: Standout[] = [];
  if (isActiveProduct(before) && !isActiveProduct(after)) found.push('goes_off_sale');
  if (texts.some(([from, to]) => losesLetters(from, to))) found.push('letters_lost');
  const isReviewed = after.approvalState === 'under_review' && before.status !== 'draft';
  if (isReviewed && before.approvalState !== 'under_review') found.push('goes_under_review');
  return found;
}

/** Each kind once, the gravest first. */
export function inOrder(standouts: readonly Standout[]): Standout[] {
  return STANDOUTS.filter((kind) => standouts.includes(kind));
}

/**
 * Kinds whose confirmed count is not that of the check, either way; empty when a run may begin.
 */
export function unconfirmed(
  standouts: readonly StandoutCount[],
  confirmed: readonly StandoutCount[],
): Standout[] {
  return STANDOUTS.filter((kind) => countOf(standouts, kind) !== countOf(confirmed, kind));
}

function countOf(counts: readonly StandoutCount[], kind: Standout): number {
  return counts.find((each) => each.kind === kind)?.count ?? 0;
}
