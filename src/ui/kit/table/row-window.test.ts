import { describe, expect, it } from 'vitest';
import { windowRows } from './row-window';

describe('Rows of a long table', () => {
  it('The rows in the window are rendered, with some above and below', () => {
    expect(ends({ first: 100 })).toEqual([92, 117, 26]);
  });

  it('The window ends at the first and the last row', () => {
    expect(ends({ first: 0 })).toEqual([0, 25, 26]);
    expect(ends({ first: 9_990 })).toEqual([9_982, 9_999, 18]);
    expect(ends({ first: 20_000 })).toEqual([9_982, 9_999, 18]);
  });

  it('A short table is rendered as a whole', () => {
    expect(windowRows({ count: 3, first: 0, visible: 10, kept: null })).toEqual([0, 1, 2]);
  });

  it('A row with the focus stays rendered, in its place, outside the window', () => {
    expect(ends({ first: 100, kept: 3 })).toEqual([3, 117, 27]);
    expect(ends({ first: 100, kept: 500 })).toEqual([92, 500, 27]);
    expect(ends({ first: 100, kept: 100 })).toEqual([92, 117, 26]);
  });

  it('A row that no longer exists is not rendered', () => {
    expect(ends({ first: 100, kept: 10_000 })).toEqual([92, 117, 26]);
  });
});

/** First row, last row and number of rows that are rendered of 10,000, where 10 are visible. */
function ends({ first, kept = null }: { first: number; kept?: number | null }) {
  const rows = windowRows({ count: 10_000, visible: 10, first, kept });
  return [rows[0], rows.at(-1), rows.length];
}
