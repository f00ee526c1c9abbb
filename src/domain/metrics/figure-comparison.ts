import { definitionOf, type FigureName } from './figure-definitions';
import { changeOf } from './metric-figures';

/** How a figure compares with that of another period. Each kind has its own sentence. */
export type ComparisonKind = 'more' | 'less' | 'same' | 'fromNothing' | 'nothing';

/** A figure next to that of the other period, as the contract returns it. */
export interface ComparedFigure {
  readonly value: number;
  readonly before: number;
  /** As a share; null when the earlier value is 0, and when either counts too little for one. */
  readonly change: number | null;
}

/** Of fewer records a change is no share: one more would be many percent. */
const MIN_COMPARED = 25;

/** The records that a figure sums, in both periods. */
export interface ComparedCounts {
  readonly value: number;
  readonly before: number;
  /** How many of them a share needs at least; 25 by default. */
  readonly least?: number;
}

/** Whether both periods have enough records for their change to be a share. */
export function isComparable({ value, before, least = MIN_COMPARED }: ComparedCounts): boolean {
  return Math.min(value, before) >= least;
}

/**
 * A figure next to that of the other period.
 * @param counts the records that the figure sums
 */
export function comparedFigure(
  value: number,
  before: number,
  counts: ComparedCounts,
): ComparedFigure {
  return { value, before, change: isComparable(counts) ? changeOf(value, before) : null };
}

/** Whether a figure has changed by what is no share, because it sums too few records. */
export function isUnmeasured({ value, before, change }: ComparedFigure): boolean {
  return change === null && before !== 0 && value !== before;
}

type Counts = Readonly<Record<'orders' | 'returned' | 'cancelled' | 'tourGuests', number>>;

/** The count of the records that a figure sums, of all but those that sum orders. */
const COUNTED: Partial<Record<FigureName, keyof Counts>> = {
  returned: 'returned',
  returnedTotal: 'returned',
  refunds: 'returned',
  cancelled: 'cancelled',
  cancelledTotal: 'cancelled',
  tourTakings: 'tourGuests',
  tourGuests: 'tourGuests',
};

/** Figures that a single refund changes more than any other. */
const LEAST: Partial<Record<FigureName, number>> = { expenses: 50, profit: 50 };

/** The records that a figure sums in a period and in the one that it is compared with. */
export function countsOf(name: FigureName, now: Counts, before: Counts): ComparedCounts {
  const counted = COUNTED[name] ?? 'orders';
  return { value: now[counted], before: before[counted], least: LEAST[name] ?? MIN_COMPARED };
}

/** Smaller changes (half a tenth of a percent) are shown as no change. */
const MIN_SHOWN_CHANGE = 0.0005;

/** Selects the sentence that describes how a figure has changed. */
export function comparisonKind({ value, before, change }: ComparedFigure): ComparisonKind {
  if (before === 0) return value === 0 ? 'nothing' : 'fromNothing';
  if (value === before || Math.abs(change ?? 1) < MIN_SHOWN_CHANGE) return 'same';
  return value > before ? 'more' : 'less';
}

/** Whether a change is good or bad; an unchanged figure is neutral. */
export function verdictOf(name: FigureName, kind: ComparisonKind): 'good' | 'bad' | 'neutral' {
  if (kind === 'same' || kind === 'nothing') return 'neutral';
  return (kind === 'less') === (definitionOf(name).lowerIsBetter ?? false) ? 'good' : 'bad';
}
