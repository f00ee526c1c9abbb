import { describe, expect, it } from 'vitest';
import {
  countSelected,
  EVERYTHING_SELECTED,
  extended,
  isSelected,
  NOTHING_SELECTED,
  type RowSelection,
  selectedOnPage,
  toggled,
  withRange,
} from './row-selection';

describe('Row selection', () => {
  it('A row selection is kept across pages', () => {
    const first = selectedOnPage(NOTHING_SELECTED, ['a', 'b', 'c'], new Set(['a', 'c']));
    const second = selectedOnPage(first, ['d', 'e'], new Set(['d']));
    expect(second).toEqual(rows('a', 'c', 'd'));
    expect(selectedOnPage(second, ['a', 'b', 'c'], new Set())).toEqual(rows('d'));
  });

  it('A selection of all matching rows is a filter with the deselected rows as exceptions', () => {
    const without = selectedOnPage(EVERYTHING_SELECTED, ['a', 'b'], new Set(['a']));
    expect(without).toEqual(allBut('b'));
    expect(isSelected(without, 'never seen')).toBe(true);
    expect(isSelected(without, 'b')).toBe(false);
    expect(selectedOnPage(without, ['a', 'b'], new Set(['a', 'b']))).toEqual(EVERYTHING_SELECTED);
  });

  it('`countSelected` counts the matching rows minus the exceptions, at least zero', () => {
    expect(countSelected(rows('a', 'b'), 128)).toBe(2);
    expect(countSelected(allBut('b'), 128)).toBe(127);
    expect(countSelected(allBut('a', 'b'), 1)).toBe(0);
  });

  it('`toggled` selects or deselects one row', () => {
    expect(toggled(NOTHING_SELECTED, 'a')).toEqual(rows('a'));
    expect(toggled(rows('a', 'b'), 'a')).toEqual(rows('b'));
    expect(toggled(EVERYTHING_SELECTED, 'a')).toEqual(allBut('a'));
    expect(toggled(allBut('a'), 'a')).toEqual(EVERYTHING_SELECTED);
  });

  it('`withRange` selects or deselects a whole range, in either direction', () => {
    const page = ['a', 'b', 'c', 'd', 'e'];
    const taking = withRange(page, new Set(['b', 'd']), { from: 'b', to: 'd' });
    expect([...taking].sort()).toEqual(['b', 'c', 'd']);
    const upwards = withRange(page, new Set(['d', 'b']), { from: 'd', to: 'b' });
    expect([...upwards].sort()).toEqual(['b', 'c', 'd']);
    const leaving = withRange(page, new Set(['a', 'b', 'c']), { from: 'b', to: 'd' });
    expect([...leaving]).toEqual(['a']);
    const unseen = withRange(page, new Set(['d']), { from: 'of another page', to: 'd' });
    expect([...unseen]).toEqual(['d']);
  });

  it('`extended` moves the end of a range, and keeps the rows outside of it', () => {
    const page = ['a', 'b', 'c', 'd', 'e'];
    const longer = extended(page, new Set(['a', 'c']), { anchor: 'c', from: 'c', to: 'd' });
    expect([...longer].sort()).toEqual(['a', 'c', 'd']);
    const shorter = extended(page, longer, { anchor: 'c', from: 'd', to: 'c' });
    expect([...shorter].sort()).toEqual(['a', 'c']);
    const turned = extended(page, longer, { anchor: 'c', from: 'd', to: 'b' });
    expect([...turned].sort()).toEqual(['a', 'b', 'c']);
  });
});

function rows(...ids: string[]): RowSelection {
  return { kind: 'ids', ids: new Set(ids) };
}

function allBut(...ids: string[]): RowSelection {
  return { kind: 'all', except: new Set(ids) };
}
