import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardSchema } from '../checkout/card-form';
import { daysLate } from '../invoices/invoice-steps';
import { monthsBefore, wholeSpan } from '../metrics/metric-period';
import { periodAt } from '../payouts/payout-period';
import { saleStateAt } from '../products/import/cells/sale-period';
import { addMonths, monthWeeks } from '../stores/store-opening';
import {
  addDays,
  casablancaDay,
  casablancaDayEnd,
  casablancaInstant,
  daysBetween,
  isIsoDay,
  weekday,
} from './casablanca-day';

/** Zones, with their minutes behind UTC in January and in June 2025. */
const ZONES = [
  ['UTC', 0, 0],
  ['Pacific/Auckland', -780, -720],
  ['Africa/Casablanca', -60, -60],
  ['America/Los_Angeles', 480, 420],
] as const;

describe.each(ZONES)('In a process with the time zone %s', (zone, inJanuary, inJune) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('The process has that time zone', () => {
    const offsets = ['2025-01-15T12:00:00Z', '2025-06-15T12:00:00Z'].map((instant) =>
      new Date(instant).getTimezoneOffset(),
    );
    expect(offsets).toEqual([inJanuary, inJune]);
  });

  it('Days are counted across changes of the clocks', () => {
    // Auckland changes its clocks on 5 April and 27 September 2026, Casablanca on 23 February 2025.
    for (const [day, next] of [
      ['2026-04-04', '2026-04-06'],
      ['2026-09-26', '2026-09-28'],
      ['2025-02-22', '2025-02-24'],
      ['2026-12-31', '2027-01-02'],
    ] as const) {
      expect(addDays(day, 2)).toBe(next);
      expect(addDays(next, -2)).toBe(day);
      expect(daysBetween(day, next)).toBe(2);
      expect(daysLate({ amountDue: 1, dueDate: day }, next)).toBe(2);
    }
    expect(weekday('2026-11-22')).toBe(0);
  });

  it('Only days that exist are days', () => {
    const days = ['2028-02-29', '2026-02-29', '2026-11-31', '2026-1-1', '2026-11', '', 'today'];
    expect(days.map(isIsoDay)).toEqual([true, false, false, false, false, false, false]);
  });

  it('Days in Casablanca begin and end at the same instants', () => {
    const instants = ['2025-11-18T23:00:00Z', '2025-03-09T23:30:00Z', '2026-11-18T23:30:00Z'];
    expect(instants.map((instant) => casablancaDay(new Date(instant)))).toEqual([
      '2025-11-19',
      '2025-03-09',
      '2026-11-18',
    ]);
    expect(casablancaInstant('2026-11-19', 18).toISOString()).toBe('2026-11-19T18:00:00.000Z');
    expect(casablancaDayEnd(new Date('2025-11-18T12:00:00Z')).toISOString()).toBe(
      '2025-11-18T22:59:59.999Z',
    );
  });

  it('Months, weeks and years have their days', () => {
    expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
    expect(monthsBefore('2028-02-29', 12)).toBe('2027-02-28');
    expect(wholeSpan('month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(wholeSpan('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(monthWeeks('2026-11', 1)[0]?.[0]).toBe('2026-10-26');
    expect(monthWeeks('2026-11', 0)[0]?.[0]).toBe('2026-11-01');
    expect(periodAt(new Date('2027-01-01T12:00:00Z'))).toEqual({
      number: 'PO-2026-W53',
      periodStart: '2026-12-28',
      periodEnd: '2027-01-03',
    });
  });

  it('A card expires at the end of its month in UTC', () => {
    const isAccepted = (now: string) =>
      cardSchema(() => new Date(now)).safeParse({
        number: '4242424242424242',
        expiry: '11/26',
        code: '123',
      }).success;
    expect(isAccepted('2026-11-30T23:59:59.999Z')).toBe(true);
    expect(isAccepted('2026-12-01T00:00:00.000Z')).toBe(false);
  });

  it('The ends of a sale are those of Casablanca, and its last day is included', () => {
    const isRunning = (from: string, to: string, now: string) =>
      saleStateAt(from, to, new Date(now), 'dayFirst').kind === 'running';
    expect(isRunning('2026-06-01 10:00', '', '2026-06-01T08:59:59Z')).toBe(false);
    expect(isRunning('2026-06-01 10:00', '', '2026-06-01T09:00:00Z')).toBe(true);
    expect(isRunning('2026-06-01T10:00+02:00', '', '2026-06-01T08:00:00Z')).toBe(true);
    expect(isRunning('', '2026-06-14', '2026-06-14T22:59:59.999Z')).toBe(true);
    expect(isRunning('', '2026-06-14', '2026-06-14T23:00:00Z')).toBe(false);
    expect(isRunning('', '2026-12-31', '2026-12-31T23:59:59.999Z')).toBe(true);
    expect(isRunning('', 'soon', '2026-06-15T00:00:00Z')).toBe(false);
  });
});
