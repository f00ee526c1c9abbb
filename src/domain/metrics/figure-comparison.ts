/** How a figure stands against that of another period; each is a sentence of its own. */
export type ComparisonKind = 'more' | 'less' | 'same' | 'fromNothing' | 'nothing';

/** A figure beside that of the other period, as the contract answers it. */
export interface ComparedFigure {
  readonly value: number;
  readonly before: number;
  /** As a share; null where there was nothing before. */
  readonly change: number | null;
}

/** Changes below half a tenth of a percent are written as none. */
const MIN_SHOWN_CHANGE = 0.0005;

/** Which sentence says how a figure has changed. */
export const comparisonKind = ({ value, before, change }: ComparedFigure): ComparisonKind => {
  if (before === 0) return value === 0 ? 'nothing' : 'fromNothing';
  if (change === null || Math.abs(change) < MIN_SHOWN_CHANGE) return 'same';
  return change > 0 ? 'more' : 'less';
};

/** Figures of which less is better. */
const LOWER_IS_BETTER: readonly string[] = ['commission', 'expenses', 'refunds'];

/** Whether a change is to be glad of; an unchanged figure is neither. */
export const verdictOf = (name: string, kind: ComparisonKind): 'good' | 'bad' | 'neutral' => {
  if (kind === 'same' || kind === 'nothing') return 'neutral';
  return (kind === 'less') === LOWER_IS_BETTER.includes(name) ? 'good' : 'bad';
};
