import { describe, expect, it } from 'vitest';
import { figureFault } from './product-numbers';

describe('a figure changed in the list', () => {
  it('is right within its bounds', () => {
    expect(figureFault('price', 1)).toBeNull();
    expect(figureFault('price', 100_000_000)).toBeNull();
    expect(figureFault('quantity', 0)).toBeNull();
    expect(figureFault('quantity', 1_000_000)).toBeNull();
  });

  it('is asked for', () => {
    expect(figureFault('price', null)).toBe('required');
    expect(figureFault('quantity', null)).toBe('required');
  });

  it('is no price of nothing, and no more than the contract allows', () => {
    expect(figureFault('price', 0)).toBe('price_zero');
    expect(figureFault('price', 100_000_001)).toBe('too_large');
    expect(figureFault('quantity', 1_000_001)).toBe('too_large');
  });
});
