/**
 * The highlights of a diagram: ids of active states, keys of fired transitions, how often the tests
 * fired each transition, ids of states that the tests never reached.
 */
export interface Highlights {
  readonly active: ReadonlySet<string>;
  readonly fired: ReadonlySet<string>;
  /** Null while no test results are shown. */
  readonly hits: Readonly<Record<string, number>> | null;
  readonly missed: ReadonlySet<string>;
}

/** The style of a transition: taken last, fired or missed by the tests; empty without tests. */
export type Highlight = 'fired' | 'hit' | 'missed' | '';

export function highlightOf({ fired, hits }: Highlights, key: string): Highlight {
  if (fired.has(key)) return 'fired';
  if (hits === null) return '';
  return (hits[key] ?? 0) > 0 ? 'hit' : 'missed';
}

/** The highlight of transitions that share an arrow: fired first, then missed. */
export function combinedHighlightOf(highlights: Highlights, keys: readonly string[]): Highlight {
  const each = keys.map((key) => highlightOf(highlights, key));
  return (['fired', 'missed', 'hit'] as const).find((one) => each.includes(one)) ?? '';
}

/** The suffix of a transition's label: how often the tests fired it. */
export function countOf({ hits }: Highlights, key: string): string {
  return hits === null ? '' : ` ·${hits[key] ?? 0}`;
}
