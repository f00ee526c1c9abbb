import { describe, expect, it } from 'vitest';
import {
  BULK_ORDER_KINDS,
  BULK_ORDER_PERMISSION,
  type BulkOrderStep,
  countStatuses,
  isRetryableOrderReason,
  orderRefusalReason,
  possibleSteps,
  statusAfter,
  statusesOfAll,
  undoStepOf,
} from './bulk-order';
import { ORDER_LIFECYCLE, ORDER_STATUSES, type OrderStatus } from './order-lifecycle';

describe('Reason why a bulk order action skips an order', () => {
  it('The reason for a skipped order follows from its status', () => {
    expect(ORDER_STATUSES.map((status) => [status, left('prepare', status)])).toEqual([
      ['new', 'too_early'],
      ['pending', 'too_early'],
      ['confirmed', 'refused'],
      ['processing', 'already_done'],
      ['ready', 'already_done'],
      ['shipped', 'already_done'],
      ['delivered', 'already_done'],
      ['invoiced', 'already_done'],
      ['done', 'already_done'],
      ['cancelled', 'ended'],
      ['returned', 'ended'],
      ['approved', 'too_early'],
      ['disapproved', 'too_early'],
      ['rejected', 'ended'],
    ]);
  });

  it("The reason for a skipped order is the server's code if it gave a specific one", () => {
    expect(orderRefusalReason('accept', { code: 'expired', status: 'pending' })).toBe('expired');
    expect(orderRefusalReason('accept', { code: 'not_found', status: null })).toBe('not_found');
    expect(orderRefusalReason('accept', { code: null, status: null })).toBe('refused');
  });

  it('An order in the starting status of a bulk action is never skipped because of its status', () => {
    for (const kind of BULK_ORDER_KINDS) {
      const starts = ORDER_LIFECYCLE.transitions
        .filter(({ action }) => action === kind)
        .flatMap(({ from }) => from)
        .filter((status) => status !== null);
      expect(starts.map((status) => left(kind, status))).toEqual(['refused']);
    }
  });

  it('The reason why an acceptance is not undone follows from the status, the revision and the time', () => {
    expect(ORDER_STATUSES.map((status) => [status, left('undoAccept', status)])).toEqual([
      ['new', 'changed'],
      ['pending', 'changed'],
      ['confirmed', 'refused'],
      ['processing', 'moved_on'],
      ['ready', 'moved_on'],
      ['shipped', 'moved_on'],
      ['delivered', 'moved_on'],
      ['invoiced', 'moved_on'],
      ['done', 'moved_on'],
      ['cancelled', 'ended'],
      ['returned', 'ended'],
      ['approved', 'changed'],
      ['disapproved', 'changed'],
      ['rejected', 'ended'],
    ]);
    const undo = (code: 'expired' | 'stale_revision') =>
      orderRefusalReason('undoAccept', { code, status: 'confirmed' });
    expect([undo('expired'), undo('stale_revision')]).toEqual(['undo_expired', 'changed']);
  });

  it('Only a bulk acceptance can be undone', () => {
    expect([...BULK_ORDER_KINDS, 'undoAccept'].map(undoStepOf)).toEqual([
      'undoAccept',
      null,
      null,
      null,
      null,
    ]);
  });

  it('A bulk order action can be retried only when it was not sent or not answered', () => {
    const reasons = ['not_sent', 'unanswered', 'expired', 'already_done', 'refused'];
    expect(reasons.filter(isRetryableOrderReason)).toEqual(['not_sent', 'unanswered']);
  });
});

describe('Steps of selected orders', () => {
  const all = new Set(Object.values(BULK_ORDER_PERMISSION));

  it('Every bulk step leads to the status of the order lifecycle', () => {
    const steps = [...BULK_ORDER_KINDS, 'undoAccept'] as const;
    const to = (step: BulkOrderStep) =>
      ORDER_LIFECYCLE.transitions.find(({ action }) => action === step)?.to;
    expect(steps.map(statusAfter)).toEqual(steps.map(to));
  });

  it('Only the steps that some of the selected orders can take are offered, with their number', () => {
    const counts = countStatuses([
      { status: 'pending' },
      { status: 'processing' },
      { status: 'pending' },
      { status: 'shipped' },
    ]);
    expect(counts).toEqual({ pending: 2, processing: 1, shipped: 1 });
    expect(possibleSteps(counts, all)).toEqual([
      { kind: 'accept', count: 2 },
      { kind: 'markReady', count: 1 },
    ]);
  });

  it('The step for most of the selected orders comes first, of equal ones the earlier', () => {
    const kinds = (counts: Parameters<typeof possibleSteps>[0]) =>
      possibleSteps(counts, all).map(({ kind }) => kind);
    expect(kinds({ pending: 1, confirmed: 2, ready: 2 })).toEqual([
      'prepare',
      'handOver',
      'accept',
    ]);
  });

  it('A step without permission is not offered', () => {
    expect(
      possibleSteps({ pending: 2, ready: 1 }, new Set([BULK_ORDER_PERMISSION.handOver])),
    ).toEqual([{ kind: 'handOver', count: 1 }]);
  });

  it('The steps of all orders of a list are offered without a number, unless all have one status', () => {
    const inList = { pending: 3, confirmed: 2, processing: 0, ready: 1 };
    const stepsOf = (...args: Parameters<typeof statusesOfAll>) =>
      possibleSteps(statusesOfAll(...args), all);
    expect(stepsOf(['confirmed', 'processing'], inList, 2)).toEqual([
      { kind: 'prepare', count: 2 },
    ]);
    expect(stepsOf(undefined, inList, 5)).toEqual([
      { kind: 'accept', count: null },
      { kind: 'prepare', count: null },
      { kind: 'handOver', count: null },
    ]);
  });

  it('No step is offered for orders that are all with the carrier', () => {
    expect(possibleSteps({ shipped: 5 }, all)).toEqual([]);
  });
});

function left(kind: BulkOrderStep, status: OrderStatus) {
  return orderRefusalReason(kind, { code: 'action_not_allowed', status });
}
