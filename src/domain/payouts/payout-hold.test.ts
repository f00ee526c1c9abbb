import { describe, expect, test } from 'vitest';
import { answerDueAt, checkHeldOrders, isAnswerOverdue } from './payout-hold';

describe('A payout on hold', () => {
  test('An answer is due at 18:00 in Casablanca, seven days later', () => {
    expect(answerDueAt(new Date('2026-11-29T23:30:00Z')).toISOString()).toBe(
      '2026-12-06T18:00:00.000Z',
    );
    expect(answerDueAt(new Date('2026-11-29T08:00:00Z')).toISOString()).toBe(
      '2026-12-06T18:00:00.000Z',
    );
  });

  test('A dispute names at least one order of the payout', () => {
    const paid = new Set(['ord_1', 'ord_2']);
    expect(checkHeldOrders('order_dispute', [], paid)).toBe('required');
    expect(checkHeldOrders('order_dispute', ['ord_2'], paid)).toBeNull();
    expect(checkHeldOrders('order_dispute', ['ord_2', 'ord_9'], paid)).toBe('unknown');
  });

  test('Documents may be asked for without an order, or for orders of the payout', () => {
    expect(checkHeldOrders('documents', [], new Set())).toBeNull();
    expect(checkHeldOrders('documents', ['ord_9'], new Set(['ord_1']))).toBe('unknown');
  });

  test('An answer is overdue after its time', () => {
    const answerBy = '2026-12-06T18:00:00.000Z';
    expect(isAnswerOverdue({ answerBy }, new Date(answerBy))).toBe(false);
    expect(isAnswerOverdue({ answerBy }, new Date('2026-12-06T18:00:01Z'))).toBe(true);
    expect(isAnswerOverdue({ answerBy: null }, new Date('2027-01-01'))).toBe(false);
  });
});
