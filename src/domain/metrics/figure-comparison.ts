import { definitionOf, type FigureName } from './figure-definitions';
import { changeOf } from './metric-figures';

/** How a figure compares with that of another period. Each kind has its own sentence. */
export type ComparisonKind = 'more' | 'less' | 'same' | 'fromNothing' | 'nothing';

/** A figure next to that of the other period, as the contract returns it. */
export interface ComparedFigure {
  readonly value: number;
  readonly before: number;
  /** As a share; null when the earlier value is 0. */
  readonly change: number | null;
}

/** A figure next to that of the other period. */
export function comparedFigure(value: number, before: number): ComparedFigure {
  return { value, before, change: changeOf(value, before) };
}

/** Smaller changes (half a tenth of a percent) are shown as no change. */
const MIN_SHOWN_CHANGE = 0.0005;

/** Selects the sentence that describes how a figure has changed. */
export function comparisonKind({ value, before, change }: ComparedFigure): ComparisonKind {
  if (before === 0) return value === 0 ? 'nothing' : 'fromNothing';
  if (change === null || Math.abs(change) < MIN_SHOWN_CHANGE) return 'same';
  return change > 0 ? 'more' : 'less';
}

/** Whether a change is good or bad; an unchanged figure is neutral. */
export function verdictOf(name: FigureName, kind: ComparisonKind): 'good' | 'bad' | 'neutral' {
  if (kind === 'same' || kind === 'nothing') return 'neutral';
  return (kind === 'less') === (definitionOf(name).lowerIsBetter ?? false) ? 'good' : 'bad';
}
