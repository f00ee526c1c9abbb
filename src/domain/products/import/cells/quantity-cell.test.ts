import { describe, expect, it } from 'vitest';
import { readQuantity, readStock } from './quantity-cell';

describe('Quantity cell', () => {
  it.each([
    ['12', 12],
    ['12.0', 12],
    ['10,00', 10],
    ['1 200', 1200],
    ['1,200.00', 1200],
    ['٧', 7],
    ['12 pcs', 12],
    ['12 pièces', 12],
    ['1 pièce', 1],
    ['12 unités', 12],
    ['12 قطعة', 12],
    ['="7"', 7],
    ['default=100,depot=5', 105],
    ['default=100,depot=-5', 95],
  ])('The quantity %s is read as %i pieces', (cell, pieces) => {
    expect(readQuantity(cell, null)).toEqual({ value: pieces });
  });

  it('A quantity that both decimal marks make a number follows the mark of the file', () => {
    expect(readQuantity('1.000', 'comma')).toEqual({ value: 1000 });
    expect(readQuantity('1.000', 'point')).toEqual({ value: 1 });
    expect(readQuantity('1,200', 'point')).toEqual({ value: 1200 });
    expect(readQuantity('1.000', null)).toEqual({ error: 'invalid_quantity' });
  });

  it.each(['2.5', '2,5', '2,500.5', '∞', 'dix', '12 boîtes', '-', '12 pcs 3', '1e3'])(
    'The quantity %s is refused',
    (cell) => {
      expect(readQuantity(cell, 'point')).toEqual({ error: 'invalid_quantity' });
    },
  );

  it('A too high quantity is an error', () => {
    expect(readQuantity('1000001', null)).toEqual({ error: 'quantity_too_high' });
    expect(readQuantity('-3', null)).toEqual({ error: 'negative_quantity' });
  });

  it('A negative stock is 0 with a remark', () => {
    expect(readStock('-1', null)).toEqual({ value: 0, warning: 'negative_stock_is_zero' });
    expect(readStock('default=2,depot=-5', null)).toEqual({
      value: 0,
      warning: 'negative_stock_is_zero',
    });
    expect(readStock('4', null)).toEqual({ value: 4 });
    expect(readStock('-2,5', null)).toEqual({ error: 'invalid_quantity' });
  });
});
