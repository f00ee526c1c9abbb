import { describe, expect, it } from 'vitest';
import {
  cancellationRefusal,
  cancellationStatusesAhead,
  cancellationSteps,
} from '../cancellations/cancellation-steps';
import { RETURN_STATUSES } from '../returns/return-lifecycle';
import { isReturnContested, returnStatusesAhead, returnSteps } from '../returns/return-steps';

describe('the way of a return', () => {
  it('leads from the request to the end, past the parcel and the money', () => {
    expect(returnStatusesAhead('requested')).toEqual([
      'approved',
      'in_transit',
      'received',
      'refunded',
      'closed',
    ]);
    expect(returnStatusesAhead('disputed')).toEqual(['closed']);
    expect(returnStatusesAhead('declined')).toEqual([]);
  });

  it('shows staff its steps, the one that leads on last', () => {
    expect(RETURN_STATUSES.map((status) => [status, returnSteps(status)])).toEqual([
      ['requested', ['decline', 'approve']],
      ['approved', ['ship']],
      ['declined', []],
      ['in_transit', ['receive']],
      ['received', ['dispute', 'refund']],
      ['refunded', ['dispute', 'close']],
      ['disputed', []],
      ['closed', []],
      ['withdrawn', []],
    ]);
  });

  it('is at odds where one side did not get what it asked for', () => {
    expect(RETURN_STATUSES.filter(isReturnContested)).toEqual([
      'declined',
      'disputed',
      'withdrawn',
    ]);
  });
});

describe('the way of a cancellation', () => {
  it('ends by being accepted when nobody answers', () => {
    expect(cancellationStatusesAhead('requested')).toEqual(['accepted']);
    expect(cancellationStatusesAhead('refused')).toEqual([]);
    expect(cancellationSteps('requested')).toEqual(['refuse', 'accept']);
    expect(cancellationSteps('withdrawn')).toEqual([]);
  });

  it('tells an order that is not far enough, or too far, from a role that may not', () => {
    expect(cancellationRefusal('refuse', 'confirmed')).toBe('order');
    expect(cancellationRefusal('refuse', 'ready')).toBe('permission');
    expect(cancellationRefusal('accept', 'shipped')).toBe('order');
    expect(cancellationRefusal('accept', 'confirmed')).toBe('permission');
  });
});
