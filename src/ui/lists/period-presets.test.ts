import { describe, expect, it } from 'vitest';
import { periodPresets } from './period-presets';

describe('Period presets', () => {
  it.each([
    ['week', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['days30', '2026-11-19', '2026-10-21', '2026-11-19'],
    ['month', '2026-11-19', '2026-11-01', '2026-11-19'],
    ['month', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['lastMonth', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['lastMonth', '2027-01-05', '2026-12-01', '2026-12-31'],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['year', '2026-11-19', '2026-01-01', '2026-11-19'],
  ])('The period preset %s on %s is from %s to %s', (id, today, from, to) => {
    expect(periodPresets(today)).toContainEqual({ id, from, to });
  });
});
