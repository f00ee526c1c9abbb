import { millisecondsInHour } from 'date-fns/constants';
import { subDays } from 'date-fns/subDays';
import { describe, expect, test } from 'vitest';
import {
  limitsOf,
  mailRefusal,
  SENDER_LIMITS,
  type StoreStanding,
  storeStanding,
} from './mail-limits';
import { mailedNames } from './mailed-names';

const now = new Date('2026-11-20T10:00:00Z');
const STANDINGS: readonly StoreStanding[] = ['unreviewed', 'new', 'established'];

describe('Standing of a store', () => {
  test.each([
    ['under_review', 400, 'unreviewed'],
    ['suspended', 400, 'unreviewed'],
    ['active', 6, 'new'],
    ['active', 7, 'established'],
  ] as const)('A store that is %s after %d days is %s', (status, days, standing) => {
    expect(storeStanding({ status, createdAt: subDays(now, days) }, now)).toBe(standing);
  });
});

describe('Limits of mails', () => {
  test('A store with more standing may send more, to an address and in all', () => {
    for (const limits of Object.values(SENDER_LIMITS)) {
      for (const party of ['recipient', 'user', 'store'] as const) {
        const daily = STANDINGS.map((standing) => limits[standing]?.[party][1]?.mails ?? 0);
        expect(daily).toEqual(daily.toSorted((a, b) => a - b));
        expect(daily[0]).toBeLessThan(daily[1] ?? 0);
      }
    }
  });

  test('A new store may invite twenty colleagues in an hour', () => {
    const [hour] = limitsOf('invitation', 'new')?.filter(({ party }) => party === 'user') ?? [];
    expect(hour).toMatchObject({ withinMs: millisecondsInHour });
    expect(hour?.mails).toBeGreaterThanOrEqual(20);
  });

  test('A store that was not reviewed mails no invoice', () => {
    expect(limitsOf('invoice', 'unreviewed')).toBeNull();
  });

  test('Notifications of staff and messages to the marketplace have no limit', () => {
    expect([limitsOf('staffNotice', null), limitsOf('inquiry', null)]).toEqual([[], []]);
  });

  test('A refusal names the limit that lasts longest, and none that is over', () => {
    const at = (hours: number) => new Date(now.getTime() - hours * millisecondsInHour);
    const limit = (party: 'recipient' | 'store', hours: number) => ({
      party,
      mails: 5,
      withinMs: hours * millisecondsInHour,
    });
    const counted = [
      { limit: limit('recipient', 1), blocking: at(0.5) },
      { limit: limit('store', 24), blocking: at(20) },
      { limit: limit('store', 1), blocking: null },
    ];
    expect(mailRefusal(counted, now)).toEqual({ party: 'store', until: at(-4) });
    const over = { limit: limit('recipient', 1), blocking: at(1) };
    expect(mailRefusal([over], now)).toBeNull();
  });
});

test('Mails contain the names of a reviewed store only', () => {
  const names = { firstName: 'Rim', storeName: 'Atelier' };
  expect(mailedNames(names, { status: 'active' })).toEqual(names);
  for (const status of ['under_review', 'suspended'] as const) {
    expect(mailedNames(names, { status })).toEqual({ firstName: '', storeName: '' });
  }
});
