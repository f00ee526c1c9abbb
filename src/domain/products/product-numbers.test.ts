import { describe, expect, it } from 'vitest';
import { figureError } from './product-numbers';

describe('Figure edited in the list', () => {
  it('A figure within its bounds is valid', () => {
    expect(figureError('price', 1)).toBeNull();
    expect(figureError('price', 100_000_000)).toBeNull();
    expect(figureError('quantity', 0)).toBeNull();
    expect(figureError('quantity', 1_000_000)).toBeNull();
  });

  it('A figure is required', () => {
    expect(figureError('price', null)).toBe('required');
    expect(figureError('quantity', null)).toBe('required');
  });

  it("A figure may be neither a price of 0 nor above the contract's limit", () => {
    expect(figureError('price', 0)).toBe('price_zero');
    expect(figureError('price', 100_000_001)).toBe('too_large');
    expect(figureError('quantity', 1_000_001)).toBe('too_large');
  });
});
