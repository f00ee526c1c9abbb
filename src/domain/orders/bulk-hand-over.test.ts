import { describe, expect, it } from 'vitest';
import { aBulkOrder } from '../../../tests/support/builders/bulk-order';
import { planHandOver } from './bulk-hand-over';

describe('Line of an order in a handover of many orders', () => {
  it('A ready order is handed over with the carrier and its own tracking number, without spaces around them', () => {
    expect(plan({ ord_1: ' MA1 ', ord_2: 'MA2' })).toEqual({
      line: {
        id: 'ord_1',
        step: 'handOver',
        carrier: 'Atlas Messagerie',
        trackingNumber: 'MA1',
      },
    });
  });

  it('The line says that the carrier is kept in the list, only if it is', () => {
    const kept = [true, false].map((keepCarrier) =>
      planHandOver(aBulkOrder(1, 'ready'), {
        kind: 'handOver',
        carrier: 'Atlas Messagerie',
        keepCarrier,
        trackingNumbers: { ord_1: 'MA1' },
      }),
    );
    const line = {
      id: 'ord_1',
      step: 'handOver',
      carrier: 'Atlas Messagerie',
      trackingNumber: 'MA1',
    };
    expect(kept).toEqual([{ line: { ...line, keepCarrier: true } }, { line }]);
  });

  it('An order without a tracking number is not handed over', () => {
    expect([plan({}), plan({ ord_1: ' ' }), plan({ ord_2: 'MA2' })]).toEqual([
      { error: 'no_tracking_number' },
      { error: 'no_tracking_number' },
      { error: 'no_tracking_number' },
    ]);
  });

  it('An order that is not ready is not handed over, with the reason of its status', () => {
    const reasons = (['processing', 'shipped', 'cancelled'] as const).map((status) =>
      plan({ ord_1: 'MA1' }, status),
    );
    expect(reasons).toEqual([
      { error: 'too_early' },
      { error: 'already_done' },
      { error: 'ended' },
    ]);
  });
});

function plan(
  trackingNumbers: Record<string, string>,
  status: 'processing' | 'ready' | 'shipped' | 'cancelled' = 'ready',
) {
  return planHandOver(aBulkOrder(1, status), {
    kind: 'handOver',
    carrier: ' Atlas Messagerie ',
    trackingNumbers,
  });
}
