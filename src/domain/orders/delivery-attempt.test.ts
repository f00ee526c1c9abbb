import { describe, expect, it } from 'vitest';
import { canLogAttempt, deliveryAttemptSchema, postponementError } from './delivery-attempt';
import { ORDER_STATUSES } from './order-lifecycle';

const TODAY = '2026-11-22';

describe('Attempt to reach the client', () => {
  it('A delivery attempt can be logged from pending to shipped, for cash on delivery only', () => {
    const callable = ORDER_STATUSES.filter((status) =>
      canLogAttempt({ status, paymentMethod: 'cod' }),
    );
    expect(callable.toSorted()).toEqual(
      ['confirmed', 'pending', 'processing', 'ready', 'shipped'].toSorted(),
    );
    expect(canLogAttempt({ status: 'shipped', paymentMethod: 'card' })).toBe(false);
  });

  it.each([
    [{ outcome: 'postponed', postponedTo: null }, 'required'],
    [{ outcome: 'postponed', postponedTo: '2026-11-21' }, 'in_the_past'],
    [{ outcome: 'postponed', postponedTo: TODAY }, null],
    [{ outcome: 'refused', postponedTo: '2026-11-24' }, 'not_postponed'],
    [{ outcome: 'unreachable' }, null],
  ] as const)('A delivery attempt with %j has the date error %s', (attempt, fault) => {
    expect(postponementError(attempt, TODAY)).toBe(fault);
  });

  it('The delivery attempt form reports each missing or wrong value at its field', () => {
    const faultsOf = (values: unknown) =>
      deliveryAttemptSchema(TODAY)
        .safeParse(values)
        .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
    const attempt = { outcome: 'unreachable', postponedTo: null, note: '' };
    expect(faultsOf(attempt)).toEqual([]);
    expect(faultsOf({ ...attempt, outcome: null })).toEqual([['outcome', 'required']]);
    expect(faultsOf({ ...attempt, postponedTo: '2020-01-01' })).toEqual([]);
    expect(faultsOf({ ...attempt, outcome: 'postponed' })).toEqual([['postponedTo', 'required']]);
    expect(faultsOf({ ...attempt, note: 'x'.repeat(501) })).toEqual([['note', 'too_long']]);
  });
});
