/** The hues of charts, at most five with patterns: the accent, two more, and grey for the rest. */
export type Hue = 1 | 2 | 3 | 4;

export const HUES: Record<Hue, string> = {
  1: 'var(--chart-1)',
  2: 'var(--chart-2)',
  3: 'var(--chart-3)',
  4: 'var(--chart-4)',
};
