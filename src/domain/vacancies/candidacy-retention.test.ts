import { addDays } from 'date-fns/addDays';
import { isBefore } from 'date-fns/isBefore';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { expect, test } from 'vitest';
import { localizedTitle } from '../text/localized-title';
import { erasedBefore, keptUntil } from './candidacy-retention';

test.each([
  ['2026-11-28T10:00:00.000Z', '2026-05-28T23:00:00.000Z', '2025-11-28T23:00:00.000Z'],
  ['2027-05-31T10:00:00.000Z', '2026-12-01T00:00:00.000Z', '2026-05-31T23:00:00.000Z'],
  ['2027-02-28T10:00:00.000Z', '2026-08-31T23:00:00.000Z', '2026-03-01T00:00:00.000Z'],
])(
  'At %s, candidacies that ended before %s or were sent before %s are erased',
  (now, ended, sent) => {
    const before = erasedBefore(new Date(now));
    expect([before.ended.toISOString(), before.sent.toISOString()]).toEqual([ended, sent]);
  },
);

test.each([
  [null, '2027-01-15T00:00:00.000Z'],
  ['2026-02-01T09:00:00.000Z', '2026-07-31T23:00:00.000Z'],
  ['2026-12-01T09:00:00.000Z', '2027-01-15T00:00:00.000Z'],
])('A candidacy of 15 January 2026 that ended at %s is kept until %s', (endedAt, until) => {
  const createdAt = new Date('2026-01-15T09:00:00.000Z');
  expect(keptUntil({ createdAt, endedAt: endedAt === null ? null : new Date(endedAt) })).toEqual(
    new Date(until),
  );
});

test('On every day of four years, a candidacy is erased from the instant that was announced', () => {
  const first = new Date('2026-10-01T09:30:00Z');
  for (let day = 0; day < 4 * 366; day += 1) {
    const endedAt = addDays(first, day);
    const until = keptUntil({ endedAt, createdAt: endedAt });
    const isErasedAt = (now: Date) => isBefore(endedAt, erasedBefore(now).ended);
    expect([endedAt, isErasedAt(subMilliseconds(until, 1))]).toEqual([endedAt, false]);
    for (const later of [0, 1, 2, 3, 31]) {
      expect([endedAt, later, isErasedAt(addDays(until, later))]).toEqual([endedAt, later, true]);
    }
  }
});

test('A title that is not written in a language is shown in French', () => {
  const titles = { title: 'Vendeuse', titleEn: '', titleAr: 'بائعة' };
  expect((['fr', 'en', 'ar'] as const).map((language) => localizedTitle(titles, language))).toEqual(
    ['Vendeuse', 'Vendeuse', 'بائعة'],
  );
});
