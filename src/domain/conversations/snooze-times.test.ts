import { expect, test } from 'vitest';
import { snoozeError } from './conversation-form';
import { snoozeDays, snoozeMorning, snoozeTimes } from './snooze-times';

// Since September 2026, clocks in Casablanca show UTC.
test.each([
  ['2026-11-27T16:20:00Z', '2026-11-27T19:20', '2026-11-28', '2026-11-30', '2026-12-04'],
  // A Monday: the next one is in a week, which is offered once.
  ['2026-11-30T08:00:00Z', '2026-11-30T11:00', '2026-12-01', '2026-12-07', null],
  // A Sunday: Monday is tomorrow.
  ['2026-11-29T23:30:00Z', '2026-11-30T02:30', '2026-11-30', null, '2026-12-06'],
])(
  'At %s, a conversation can be snoozed for three hours, or until a morning',
  (now, later, tomorrow, monday, week) => {
    const morning = (id: string, day: string | null) =>
      day === null ? [] : [{ id, until: new Date(`${day}T09:00:00Z`) }];
    expect(snoozeTimes(new Date(now))).toEqual([
      { id: 'later', until: new Date(`${later}:00Z`) },
      ...morning('tomorrow', tomorrow),
      ...morning('monday', monday),
      ...morning('week', week),
    ]);
  },
);

test('A morning of the years in which Casablanca was an hour ahead of UTC is at 8 in UTC', () => {
  expect(snoozeMorning('2025-07-01')).toEqual(new Date('2025-07-01T08:00:00Z'));
});

test.each(['2026-11-27T00:00:00Z', '2026-11-27T09:00:00Z', '2026-11-27T23:59:59Z'])(
  'At %s, the first and the last day for a snooze are allowed, the days beyond are not',
  (at) => {
    const now = new Date(at);
    const { first, last } = snoozeDays(now);
    expect([first, last]).toEqual(['2026-11-28', '2027-11-26']);
    expect([snoozeError(snoozeMorning(first), now), snoozeError(snoozeMorning(last), now)]).toEqual(
      [null, null],
    );
  },
);
