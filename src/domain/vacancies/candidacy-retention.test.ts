import { expect, test } from 'vitest';
import { localizedTitle } from '../text/localized-title';
import { erasedBefore, keptUntil } from './candidacy-retention';

test.each([
  ['2026-11-28T10:00:00.000Z', '2026-05-28T09:00:00.000Z', '2025-11-28T09:00:00.000Z'],
  ['2027-08-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z', '2026-08-31T09:00:00.000Z'],
])(
  'At %s, candidacies that ended before %s or were sent before %s are erased',
  (now, ended, sent) => {
    const before = erasedBefore(new Date(now));
    expect([before.ended.toISOString(), before.sent.toISOString()]).toEqual([ended, sent]);
  },
);

test.each([
  [null, '2027-01-15T10:00:00.000Z'],
  ['2026-02-01T09:00:00.000Z', '2026-08-01T09:00:00.000Z'],
  ['2026-12-01T09:00:00.000Z', '2027-01-15T10:00:00.000Z'],
])('A candidacy of 15 January 2026 that ended at %s is kept until %s', (endedAt, until) => {
  const createdAt = new Date('2026-01-15T09:00:00.000Z');
  expect(keptUntil({ createdAt, endedAt: endedAt === null ? null : new Date(endedAt) })).toEqual(
    new Date(until),
  );
});

test('A title that is not written in a language is shown in French', () => {
  const titles = { title: 'Vendeuse', titleEn: '', titleAr: 'بائعة' };
  expect((['fr', 'en', 'ar'] as const).map((language) => localizedTitle(titles, language))).toEqual(
    ['Vendeuse', 'Vendeuse', 'بائعة'],
  );
});
