import { describe, expect, it } from 'vitest';
import { arranged, choosable, moved, switched } from './column-order';

const COLUMNS = [
  { id: 'name' },
  { id: 'stock' },
  { id: 'price' },
  { id: 'state' },
  { id: 'actions', pinned: 'end' as const },
];

describe('the order of columns', () => {
  it('leaves the first column and the actions at their ends', () => {
    expect(ids(choosable(COLUMNS))).toEqual(['stock', 'price', 'state']);
    expect(ids(arranged(COLUMNS, ['state', 'stock']))).toEqual([
      'name',
      'state',
      'stock',
      'actions',
    ]);
  });

  it('passes over columns that no longer exist or are not for choosing', () => {
    expect(ids(arranged(COLUMNS, ['weight', 'actions', 'name', 'price']))).toEqual([
      'name',
      'price',
      'actions',
    ]);
  });

  it('puts a column that comes back behind the one it followed', () => {
    expect(switched(COLUMNS, ['state', 'stock'], 'price')).toEqual(['state', 'stock', 'price']);
    expect(switched(COLUMNS, ['price'], 'stock')).toEqual(['stock', 'price']);
    expect(switched(COLUMNS, ['stock', 'price'], 'stock')).toEqual(['price']);
  });

  it('moves a column by one place, and not beyond the ends', () => {
    expect(moved(['stock', 'price'], 'price', -1)).toEqual(['price', 'stock']);
    expect(moved(['stock', 'price'], 'price', 1)).toEqual(['stock', 'price']);
    expect(moved(['stock', 'price'], 'stock', -1)).toEqual(['stock', 'price']);
  });
});

const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);
