import { describe, expect, it } from 'vitest';
import { RETURN_STATUSES } from './return-lifecycle';
import { isReturnContested, returnStatusesAhead, returnSteps } from './return-steps';

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
