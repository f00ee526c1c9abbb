import { describe, expect, it } from 'vitest';
import { arranged, choosable, moved, switched } from './column-order';

const COLUMNS = [
  { id: 'name' },
  { id: 'stock' },
  { id: 'price' },
  { id: 'state' },
  { id: 'actions', pinned: 'end' as const },
];

describe('Order of columns', () => {
  it('The order of columns leaves the first column at the start and the actions at the end', () => {
    expect(ids(choosable(COLUMNS))).toEqual(['stock', 'price', 'state']);
    expect(ids(arranged(COLUMNS, ['state', 'stock']))).toEqual([
      'name',
      'state',
      'stock',
      'actions',
    ]);
  });

  it('The order of columns skips columns that no longer exist or cannot be chosen', () => {
    expect(ids(arranged(COLUMNS, ['weight', 'actions', 'name', 'price']))).toEqual([
      'name',
      'price',
      'actions',
    ]);
  });

  it('The order of columns puts a column that is switched on again after the one it followed', () => {
    expect(switched(COLUMNS, ['state', 'stock'], 'price')).toEqual(['state', 'stock', 'price']);
    expect(switched(COLUMNS, ['price'], 'stock')).toEqual(['stock', 'price']);
    expect(switched(COLUMNS, ['stock', 'price'], 'stock')).toEqual(['price']);
  });

  it('The order of columns moves a column by one position, and not beyond the ends', () => {
    expect(moved(['stock', 'price'], 'price', -1)).toEqual(['price', 'stock']);
    expect(moved(['stock', 'price'], 'price', 1)).toEqual(['stock', 'price']);
    expect(moved(['stock', 'price'], 'stock', -1)).toEqual(['stock', 'price']);
  });
});

function ids(columns: readonly { id: string }[]) {
  return columns.map(({ id }) => id);
}
