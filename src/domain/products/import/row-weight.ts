import type { RowStatus } from './import-issue';
import type { FieldChange } from './row-change';
import { STANDOUTS, type Standout } from './standouts';

/** What the import does with a row. */
export const ROW_OUTCOMES = ['new', 'changed', 'unchanged', 'refused', 'skipped'] as const;
export type RowOutcomeKind = (typeof ROW_OUTCOMES)[number];

export interface WeighedRow {
  readonly outcome: RowOutcomeKind;
  readonly status: RowStatus;
  readonly changes: readonly FieldChange[];
  readonly standouts: readonly Standout[];
}

/** Steps between the classes of rows; the change of a price counts within its class. */
const CLASS = 1_000_000;
const MAX_RATIO = 900_000;

const CLASS_OF: Readonly<Record<RowOutcomeKind, number>> = {
  refused: 3,
  changed: 2,
  new: 1,
  skipped: 1,
  unchanged: 0,
};

/**
 * Order of the check, the heaviest first: what stands out by its gravest kind, refused rows, changed
 * rows by how much their price changes, new rows; a warning weighs more than none. An integer.
 */
export function rowWeight({ outcome, status, changes, standouts }: WeighedRow): number {
  const [gravest] = standouts;
  const rank =
    gravest === undefined
      ? CLASS_OF[outcome]
      : CLASS_OF.refused + STANDOUTS.length - STANDOUTS.indexOf(gravest);
  const warned = status === 'warning' ? MAX_RATIO / 2 : 0;
  const ratio = outcome === 'changed' ? priceRatio(changes) : 0;
  return rank * CLASS + Math.min(MAX_RATIO, warned + ratio);
}

/** 1,000 for a price that doubles or halves, more for more; 0 when no price changes. */
function priceRatio(changes: readonly FieldChange[]): number {
  const price = changes.find(({ field }) => field === 'price');
  if (!price) return 0;
  const [before, after] = [Number(price.from ?? 0), Number(price.to ?? 0)];
  if (before <= 0 || after <= 0) return MAX_RATIO / 2;
  return Math.min(MAX_RATIO / 2, Math.round(1000 * Math.abs(Math.log2(after / before))));
}
