import { describe, expect, it } from 'vitest';
import { figureError } from './product-numbers';

describe('a figure changed in the list', () => {
  it('is right within its bounds', () => {
    expect(figureError('price', 1)).toBeNull();
    expect(figureError('price', 100_000_000)).toBeNull();
    expect(figureError('quantity', 0)).toBeNull();
    expect(figureError('quantity', 1_000_000)).toBeNull();
  });

  it('is asked for', () => {
    expect(figureError('price', null)).toBe('required');
    expect(figureError('quantity', null)).toBe('required');
  });

  it('is no price of nothing, and no more than the contract allows', () => {
    expect(figureError('price', 0)).toBe('price_zero');
    expect(figureError('price', 100_000_001)).toBe('too_large');
    expect(figureError('quantity', 1_000_001)).toBe('too_large');
  });
});
