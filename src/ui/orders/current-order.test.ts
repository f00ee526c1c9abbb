import { describe, expect, test } from 'vitest';
import { currentOrderId } from './current-order';

const [A, B, C] = [{ id: 'ord_a' }, { id: 'ord_b' }, { id: 'ord_c' }];

describe('The current row of keyboard triage', () => {
  test('In the list of waiting orders, the first row is current on arrival', () => {
    expect(currentOrderId([A, B, C], undefined, true)).toBe(A.id);
    expect(currentOrderId([], undefined, true)).toBeUndefined();
  });

  test('A chosen row stays current, wherever it moves', () => {
    expect(currentOrderId([A, B, C], { id: C.id, at: 2 }, true)).toBe(C.id);
    expect(currentOrderId([C, A], { id: C.id, at: 2 }, false)).toBe(C.id);
  });

  test('Once the chosen order has left the list, the next row is current, or the last one', () => {
    expect(currentOrderId([A, C], { id: B.id, at: 1 }, true)).toBe(C.id);
    expect(currentOrderId([A, B], { id: C.id, at: 2 }, true)).toBe(B.id);
  });

  test('In other lists no row is current until the user chooses one', () => {
    expect(currentOrderId([A, B], undefined, false)).toBeUndefined();
    expect(currentOrderId([A, B], { id: C.id, at: 2 }, false)).toBeUndefined();
  });
});
