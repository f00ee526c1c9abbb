import { describe, expect, it } from 'vitest';
import { handOverErrors, isHandOverComplete } from './hand-over';

describe('Required fields of a handover', () => {
  it('A handover with a carrier and a tracking number is complete', () => {
    const fields = { carrier: 'Amana', trackingNumber: 'MA1' };
    expect([handOverErrors(fields), isHandOverComplete(fields)]).toEqual([{}, true]);
  });

  it('A handover whose carrier is absent or blank lacks the carrier', () => {
    for (const fields of [{ trackingNumber: 'MA1' }, { carrier: ' ', trackingNumber: 'MA1' }]) {
      expect(handOverErrors(fields)).toEqual({ carrier: ['carrier_required'] });
      expect(isHandOverComplete(fields)).toBe(false);
    }
  });

  it('A handover whose tracking number is absent or blank lacks the tracking number', () => {
    for (const fields of [{ carrier: 'Amana' }, { carrier: 'Amana', trackingNumber: '\t' }]) {
      expect(handOverErrors(fields)).toEqual({ trackingNumber: ['tracking_required'] });
      expect(isHandOverComplete(fields)).toBe(false);
    }
  });
});
