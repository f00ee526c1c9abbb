/**
 * What stands out in a diagram: ids of active states, keys of fired transitions, how often the tests
 * fired each, ids of states in which they never stood.
 */
export interface Highlights {
  readonly active: ReadonlySet<string>;
  readonly fired: ReadonlySet<string>;
  /** Null while nothing of the tests is shown. */
  readonly hits: Readonly<Record<string, number>> | null;
  readonly missed: ReadonlySet<string>;
}

/** How a transition looks: the one taken last, one that the tests fired or missed; nothing without tests. */
export type Highlight = 'fired' | 'hit' | 'missed' | '';

export const highlightOf = ({ fired, hits }: Highlights, key: string): Highlight => {
  if (fired.has(key)) return 'fired';
  if (hits === null) return '';
  return (hits[key] ?? 0) > 0 ? 'hit' : 'missed';
};

/** Transitions that share an arrow: what was taken stands out, then what nothing fired. */
export const combinedHighlightOf = (highlights: Highlights, keys: readonly string[]): Highlight => {
  const each = keys.map((key) => highlightOf(highlights, key));
  return (['fired', 'missed', 'hit'] as const).find((one) => each.includes(one)) ?? '';
};

/** What follows the words of a transition: how often the tests fired it. */
export const countOf = ({ hits }: Highlights, key: string): string =>
  hits === null ? '' : ` ·${hits[key] ?? 0}`;
