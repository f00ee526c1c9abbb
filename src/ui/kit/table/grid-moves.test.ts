import { describe, expect, it } from 'vitest';
import { type GridPlace, placeAfter } from './grid-moves';

const SHAPE = { rows: 30, columns: 4, page: 10 };

describe('Arrow keys in a grid', () => {
  it('Arrows up and down move between rows in the same column, and from the first row to the header', () => {
    expect(moved('ArrowDown', { row: 3, column: 2 })).toEqual({ row: 4, column: 2 });
    expect(moved('ArrowUp', { row: 3, column: null })).toEqual({ row: 2, column: null });
    expect(moved('ArrowUp', { row: 0, column: 2 })).toEqual({ row: -1, column: 2 });
    expect(moved('ArrowUp', { row: 0, column: null })).toEqual({ row: -1, column: 0 });
    expect(moved('ArrowDown', { row: -1, column: 2 })).toEqual({ row: 0, column: 2 });
  });

  it('Arrows up and down stop at the header and at the last row', () => {
    expect(moved('ArrowUp', { row: -1, column: 0 })).toBeUndefined();
    expect(moved('ArrowDown', { row: 29, column: 0 })).toBeUndefined();
  });

  it('Arrows left and right move from a row through its cells and back to the row', () => {
    expect(moved('ArrowRight', { row: 1, column: null })).toEqual({ row: 1, column: 0 });
    expect(moved('ArrowRight', { row: 1, column: 0 })).toEqual({ row: 1, column: 1 });
    expect(moved('ArrowRight', { row: 1, column: 3 })).toEqual({ row: 1, column: null });
    expect(moved('ArrowLeft', { row: 1, column: null })).toEqual({ row: 1, column: 3 });
    expect(moved('ArrowLeft', { row: 1, column: 0 })).toEqual({ row: 1, column: null });
  });

  it('Arrows left and right move between headers and stop at the first and the last', () => {
    expect(moved('ArrowRight', { row: -1, column: 2 })).toEqual({ row: -1, column: 3 });
    expect(moved('ArrowRight', { row: -1, column: 3 })).toBeUndefined();
    expect(moved('ArrowLeft', { row: -1, column: 0 })).toBeUndefined();
  });

  it('Arrows left and right are mirrored on a page that reads from right to left', () => {
    const rtl = { isRtl: true };
    expect(moved('ArrowLeft', { row: 1, column: null }, rtl)).toEqual({ row: 1, column: 0 });
    expect(moved('ArrowRight', { row: 1, column: 2 }, rtl)).toEqual({ row: 1, column: 1 });
  });
});

describe('Other keys in a grid', () => {
  it('Home and End move to the first and last cell of a row, or from a row to the first and last row', () => {
    expect(moved('Home', { row: 5, column: 2 })).toEqual({ row: 5, column: 0 });
    expect(moved('End', { row: 5, column: 2 })).toEqual({ row: 5, column: 3 });
    expect(moved('Home', { row: 5, column: null })).toEqual({ row: 0, column: null });
    expect(moved('End', { row: 5, column: null })).toEqual({ row: 29, column: null });
  });

  it('Home and End with Control move to the first cell of the first row and the last of the last', () => {
    const control = { isControlled: true };
    expect(moved('Home', { row: 5, column: 2 }, control)).toEqual({ row: 0, column: 0 });
    expect(moved('End', { row: 5, column: 2 }, control)).toEqual({ row: 29, column: 3 });
  });

  it('Page Up and Page Down move by a page, at most to the first and the last row', () => {
    expect(moved('PageDown', { row: 5, column: 1 })).toEqual({ row: 15, column: 1 });
    expect(moved('PageDown', { row: 25, column: 1 })).toEqual({ row: 29, column: 1 });
    expect(moved('PageUp', { row: 5, column: null })).toEqual({ row: 0, column: null });
  });

  it('Arrows with Control, and all other keys, do not move the focus', () => {
    expect(moved('ArrowDown', { row: 5, column: 1 }, { isControlled: true })).toBeUndefined();
    expect(moved('a', { row: 5, column: 1 })).toBeUndefined();
  });
});

function moved(
  key: string,
  place: GridPlace,
  pressed: { isRtl?: boolean; isControlled?: boolean } = {},
) {
  return placeAfter(place, { key, isRtl: false, isControlled: false, ...pressed }, SHAPE);
}
