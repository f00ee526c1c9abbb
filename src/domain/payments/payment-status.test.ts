import { describe, expect, it } from 'vitest';
import { isUncaptured, type PaymentState, paymentStatusOf, refundableOf } from './payment-status';

const AT = new Date('2026-11-19T09:24:00Z');

function payment(standing: Partial<PaymentState> = {}): PaymentState {
  return {
    amount: 24_900,
    refundedTotal: 0,
    authorizedAt: null,
    capturedAt: null,
    failedAt: null,
    ...standing,
  };
}

describe('Status of a payment', () => {
  it.each([
    ['pending', {}],
    ['authorized', { authorizedAt: AT }],
    ['authorized', { authorizedAt: AT, refundedTotal: 900 }],
    ['refunded', { authorizedAt: AT, refundedTotal: 24_900 }],
    ['captured', { capturedAt: AT }],
    ['captured', { capturedAt: AT, amount: 0 }],
    ['partially_refunded', { capturedAt: AT, refundedTotal: 1 }],
    ['refunded', { capturedAt: AT, refundedTotal: 24_900 }],
    ['failed', { failedAt: AT }],
    ['failed', { authorizedAt: AT, failedAt: AT }],
  ] as const)('The payment status is %s for %j', (status, standing) => {
    expect(paymentStatusOf(payment(standing))).toBe(status);
  });
});

describe('Refundable amount of a payment', () => {
  it('The refundable amount is the captured amount less earlier refunds', () => {
    expect(refundableOf(payment({ capturedAt: AT, refundedTotal: 4900 }))).toBe(20_000);
  });

  it('The refundable amount of a failed payment is 0', () => {
    expect(refundableOf(payment({ failedAt: AT }))).toBe(0);
  });

  it('A payment is uncaptured only when it is neither authorised nor captured', () => {
    expect(isUncaptured(payment())).toBe(true);
    expect(isUncaptured(payment({ authorizedAt: AT }))).toBe(false);
    expect(isUncaptured(payment({ capturedAt: AT }))).toBe(false);
  });
});
