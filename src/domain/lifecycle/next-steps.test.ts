import { describe, expect, it } from 'vitest';
import {
  cancellationRefusal,
  cancellationStatusesAhead,
  cancellationSteps,
} from '../cancellations/cancellation-steps';
import { RETURN_STATUSES } from '../returns/return-lifecycle';
import { isReturnContested, returnStatusesAhead, returnSteps } from '../returns/return-steps';

describe('Next steps of a return', () => {
  it('The next statuses of a return lead from the request to its end, with the parcel and the refund', () => {
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

  it('A return offers staff the steps of its status, the one that moves it forward last', () => {
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

  it('A declined, disputed or withdrawn return is contested', () => {
    expect(RETURN_STATUSES.filter(isReturnContested)).toEqual([
      'declined',
      'disputed',
      'withdrawn',
    ]);
  });
});

describe('Next steps of a cancellation', () => {
  it('A requested cancellation can be refused or accepted, and is accepted without an answer', () => {
    expect(cancellationStatusesAhead('requested')).toEqual(['accepted']);
    expect(cancellationStatusesAhead('refused')).toEqual([]);
    expect(cancellationSteps('requested')).toEqual(['refuse', 'accept']);
    expect(cancellationSteps('withdrawn')).toEqual([]);
  });

  it('The reason why a cancellation cannot be answered is the status of its order or the permission', () => {
    expect(cancellationRefusal('refuse', 'confirmed')).toBe('order');
    expect(cancellationRefusal('refuse', 'ready')).toBe('permission');
    expect(cancellationRefusal('accept', 'shipped')).toBe('order');
    expect(cancellationRefusal('accept', 'confirmed')).toBe('permission');
  });
});
