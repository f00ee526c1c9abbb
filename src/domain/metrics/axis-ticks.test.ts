import { describe, expect, it } from 'vitest';
import { amountUnit, axisTicks, inUnit } from './axis-ticks';

describe('Axis of a chart', () => {
  it.each([
    [240, [0, 100, 200, 300]],
    [166, [0, 50, 100, 150, 200]],
    [3, [0, 1, 2, 3]],
    [0, [0, 1]],
    [1, [0, 1]],
    [10, [0, 5, 10]],
    [99, [0, 25, 50, 75, 100]],
    [1_662_400, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
  ])('An axis up to %i has ticks at %o', (most, lines) => {
    expect(axisTicks(most)).toEqual(lines);
  });

  it('An axis covers its largest value in at most four whole and even steps', () => {
    for (let most = 0; most < 5000; most += 7) {
      const lines = axisTicks(most);
      expect(lines.at(-1)).toBeGreaterThanOrEqual(most);
      expect(lines.length).toBeLessThanOrEqual(5);
      expect(lines.every((line) => Number.isInteger(line))).toBe(true);
      const spaces = new Set(lines.slice(1).map((line, at) => line - (lines[at] ?? 0)));
      expect(spaces.size).toBe(1);
    }
  });

  it('An axis of amounts counts in dirhams, in thousands or in millions', () => {
    expect([0, 99_999, 999_999].map(amountUnit)).toEqual(['one', 'one', 'one']);
    expect([1_000_000, 999_999_999].map(amountUnit)).toEqual(['thousand', 'thousand']);
    expect(amountUnit(1_000_000_000)).toBe('million');
    expect(inUnit(12_000_000, 'thousand')).toBe(120);
  });
});
