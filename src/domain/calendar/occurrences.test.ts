import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, casablancaClock, casablancaInstant } from '../time/casablanca-day';
import { allDayTimes, type CalendarEvent, type EventTimes } from './calendar-event';
import { changeAll, changeOne, deleteOccurrences, splitSeries } from './calendar-event-series';
import {
  dueReminders,
  eventSpan,
  firstOccurrenceDay,
  nearestOccurrence,
  nextReminderAt,
  occurrenceFields,
  occurrencesWithin,
} from './occurrences';
import { completeRecurrence, type GivenRecurrence } from './recurrence';

const HOUR = millisecondsInHour;

function at(text: string): number {
  return Date.parse(text);
}

function timed(start: string, hours = 1): EventTimes {
  return { isAllDay: false, startsAt: at(start), endsAt: at(start) + hours * HOUR };
}

function eventOf(times: EventTimes, given?: GivenRecurrence): CalendarEvent {
  const startDay = new Date(times.startsAt).toISOString().slice(0, 10);
  return {
    title: 'Inventaire',
    description: '',
    place: '',
    times,
    participantIds: [],
    reminders: [],
    recurrence: given ? completeRecurrence(given, startDay) : null,
    changes: {},
  };
}

function startsOf(event: CalendarEvent, from: string, to: string): string[] {
  return occurrencesWithin(event, at(from), at(to)).map(({ times }) =>
    new Date(times.startsAt).toISOString(),
  );
}

function weekly(): CalendarEvent {
  return eventOf(timed('2026-12-07T09:00:00Z'), { frequency: 'weekly', interval: 1 });
}

describe('Nearest occurrence', () => {
  const series = eventOf(timed('2026-12-07T09:00:00Z'), {
    frequency: 'weekly',
    interval: 1,
    until: '2026-12-28',
  });
  const nearestAt = (event: CalendarEvent, now: string) => {
    const found = nearestOccurrence(event, at(now));
    return found && [found.day, new Date(found.times.startsAt).toISOString().slice(0, 16)];
  };

  test('The nearest occurrence is the one under way, the next one, or the last one', () => {
    expect(nearestAt(series, '2026-11-01T00:00Z')).toEqual(['2026-12-07', '2026-12-07T09:00']);
    expect(nearestAt(series, '2026-12-14T09:59Z')).toEqual(['2026-12-14', '2026-12-14T09:00']);
    expect(nearestAt(series, '2026-12-14T10:00Z')).toEqual(['2026-12-21', '2026-12-21T09:00']);
    expect(nearestAt(series, '2027-02-01T00:00Z')).toEqual(['2026-12-28', '2026-12-28T09:00']);
    expect(nearestAt(eventOf(timed('2026-12-07T09:00:00Z')), '2027-02-01T00:00Z')).toEqual([
      null,
      '2026-12-07T09:00',
    ]);
  });

  test('An occurrence that was moved or deleted alone counts as it is now', () => {
    const times = timed('2026-12-24T11:00:00Z');
    const changed = { ...series, changes: { '2026-12-14': { times }, '2026-12-28': null } };
    expect(nearestAt(changed, '2026-12-08T00:00Z')).toEqual(['2026-12-21', '2026-12-21T09:00']);
    expect(nearestAt(changed, '2026-12-22T00:00Z')).toEqual(['2026-12-14', '2026-12-24T11:00']);
    expect(nearestAt(changed, '2027-02-01T00:00Z')).toEqual(['2026-12-14', '2026-12-24T11:00']);
    const days = ['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'];
    const deleted = { ...series, changes: Object.fromEntries(days.map((day) => [day, null])) };
    expect(nearestAt(deleted, '2026-12-01T00:00Z')).toBeNull();
  });
});

describe('Occurrences in a range', () => {
  test('A series keeps its time on the clocks of Casablanca when they changed', () => {
    const series = eventOf(timed('2026-09-14T08:00:00Z'), { frequency: 'weekly', interval: 1 });
    // UTC+1 until 20 September 2026: 9 o'clock.
    expect(startsOf(series, '2026-09-01T00:00:00Z', '2026-10-01T00:00:00Z')).toEqual([
      '2026-09-14T08:00:00.000Z',
      '2026-09-21T09:00:00.000Z',
      '2026-09-28T09:00:00.000Z',
    ]);
  });

  test('Every occurrence of a generated series begins at the same time of clocks', () => {
    const start = fc.integer({ min: at('2024-06-01T00:00Z'), max: at('2026-12-31T00:00Z') });
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 9 }), (instant, interval) => {
        // The clocks change between 2 and 3 at night only.
        const minutes = Math.floor(instant / millisecondsInMinute) * millisecondsInMinute;
        const clock = casablancaClock(new Date(minutes));
        fc.pre(clock < '02:00' || clock >= '03:00');
        const startDay = new Date(minutes + HOUR).toISOString().slice(0, 10);
        const recurrence = completeRecurrence({ frequency: 'daily', interval }, startDay);
        const times = { isAllDay: false, startsAt: minutes, endsAt: minutes + HOUR };
        const found = occurrencesWithin(
          { times, recurrence, changes: {} },
          minutes,
          minutes + 366 * 24 * HOUR,
        );
        const clocks = new Set(found.map((one) => casablancaClock(new Date(one.times.startsAt))));
        expect([...clocks]).toEqual([clock]);
      }),
      { numRuns: 60 },
    );
  });

  test('An occurrence that reaches into the range, or begins at its first instant, is in it', () => {
    const night = eventOf(timed('2026-12-06T23:00:00Z', 3));
    expect(startsOf(night, '2026-12-07T00:00:00Z', '2026-12-08T00:00:00Z')).toHaveLength(1);
    expect(startsOf(night, '2026-12-07T02:00:00Z', '2026-12-08T00:00:00Z')).toHaveLength(0);
    const instant = eventOf(timed('2026-12-07T00:00:00Z', 0));
    expect(startsOf(instant, '2026-12-07T00:00:00Z', '2026-12-08T00:00:00Z')).toHaveLength(1);
  });

  test('An all-day series of two days touches the range on its last day', () => {
    const series = eventOf(allDayTimes('2026-12-04', '2026-12-05'), {
      frequency: 'weekly',
      interval: 1,
    });
    const found = occurrencesWithin(series, at('2026-12-05T00:00Z'), at('2026-12-06T00:00Z'));
    expect(found.map(({ day }) => day)).toEqual(['2026-12-04']);
  });

  test('An all-day event lasts from midnight to midnight before the clocks stopped changing', () => {
    expect(allDayTimes('2026-09-19', '2026-09-20')).toEqual({
      isAllDay: true,
      startsAt: casablancaInstant('2026-09-19').getTime(),
      endsAt: casablancaInstant('2026-09-21').getTime(),
    });
  });
});

describe('A series with changed occurrences', () => {
  test('One occurrence moves alone and is found at its new time only', () => {
    const moved = changeOne(weekly(), '2026-12-14', { times: timed('2026-12-16T15:00:00Z') });
    expect(startsOf(moved, '2026-12-07T00:00Z', '2026-12-22T00:00Z')).toEqual([
      '2026-12-07T09:00:00.000Z',
      '2026-12-16T15:00:00.000Z',
      '2026-12-21T09:00:00.000Z',
    ]);
    expect(occurrenceFields(moved, '2026-12-14')?.times).toEqual(timed('2026-12-16T15:00:00Z'));
  });

  test('A deleted occurrence is left out, and a series without any is nothing', () => {
    const left = deleteOccurrences(weekly(), '2026-12-07', 'one');
    expect(left && firstOccurrenceDay(left)).toBe('2026-12-14');
    expect(left && occurrenceFields(left, '2026-12-07')).toBeNull();
    const twice = eventOf(timed('2026-12-07T09:00:00Z'), {
      frequency: 'daily',
      interval: 1,
      count: 2,
    });
    const once = deleteOccurrences(twice, '2026-12-07', 'one');
    expect(once && deleteOccurrences(once, '2026-12-08', 'one')).toBeNull();
    expect(deleteOccurrences(weekly(), '2026-12-21', 'all')).toBeNull();
    expect(deleteOccurrences(weekly(), '2026-12-07', 'following')).toBeNull();
  });

  test('All occurrences move by as much as the one that was moved, deleted ones too', () => {
    const without = deleteOccurrences(weekly(), '2026-12-14', 'one') ?? weekly();
    const moved = changeAll(without, '2026-12-21', { times: timed('2026-12-22T11:00:00Z', 2) });
    expect(startsOf(moved, '2026-12-01T00:00Z', '2027-01-01T00:00Z')).toEqual([
      '2026-12-08T11:00:00.000Z',
      '2026-12-22T11:00:00.000Z',
      '2026-12-29T11:00:00.000Z',
    ]);
  });

  test('A change of all keeps what was changed in one occurrence, except in the named one', () => {
    let series = changeOne(weekly(), '2026-12-14', { title: 'Deux', place: 'Dépôt' });
    series = changeOne(series, '2026-12-21', { title: 'Trois' });
    const after = changeAll(series, '2026-12-14', { title: 'Tous' });
    const titles = ['2026-12-07', '2026-12-14', '2026-12-21'].map(
      (day) => occurrenceFields(after, day)?.title,
    );
    expect(titles).toEqual(['Tous', 'Tous', 'Trois']);
    expect(occurrenceFields(after, '2026-12-14')?.place).toBe('Dépôt');
  });

  test('Another rule drops the changes on days that it does not have', () => {
    const series = changeOne(weekly(), '2026-12-14', { title: 'Deux' });
    const after = changeAll(series, '2026-12-07', {
      recurrence: { frequency: 'weekly', interval: 2 },
    });
    expect(after.changes).toEqual({});
  });

  test('Without a recurrence the event is the occurrence that was named', () => {
    const after = changeAll(weekly(), '2026-12-14', { recurrence: null });
    expect(after).toMatchObject({
      recurrence: null,
      changes: {},
      times: timed('2026-12-14T09:00:00Z'),
    });
  });

  test('A split series has the same occurrences, and its count is shared', () => {
    const counted = (count: number | null, until: string | null) =>
      eventOf(timed('2026-12-07T09:00:00Z'), { frequency: 'weekly', interval: 1, count, until });
    for (const series of [counted(6, null), counted(null, '2027-01-15'), counted(null, null)]) {
      const changed = changeOne(series, '2026-12-28', { times: timed('2026-12-30T09:00:00Z') });
      const split = splitSeries(changed, '2026-12-21');
      if (!split) throw new Error('The series was not split.');
      const range = ['2026-12-01T00:00Z', '2027-03-01T00:00Z'] as const;
      const halves = [...startsOf(split.head, ...range), ...startsOf(split.tail, ...range)];
      expect(halves).toEqual(startsOf(changed, ...range));
      expect(startsOf(split.head, ...range)).toHaveLength(2);
    }
  });

  test('Nothing is before the first occurrence, so there a series is not split', () => {
    expect(splitSeries(weekly(), '2026-12-07')).toBeNull();
  });

  test('The span of a series contains an occurrence that was moved before its begin', () => {
    const series = changeOne(
      eventOf(timed('2026-12-07T09:00:00Z'), { frequency: 'daily', interval: 1, count: 3 }),
      '2026-12-08',
      { times: timed('2026-12-01T09:00:00Z') },
    );
    expect(eventSpan(series)).toEqual({
      firstAt: at('2026-12-01T09:00:00Z'),
      lastAt: at('2026-12-09T10:00:00Z'),
    });
    expect(eventSpan(weekly()).lastAt).toBeNull();
  });
});

describe('Reminders', () => {
  const reminded = (): CalendarEvent => ({
    ...weekly(),
    reminders: [
      { minutesBefore: 60, channel: 'notification' },
      { minutesBefore: 1440, channel: 'mail' },
    ],
  });
  const next = (event: CalendarEvent, after: string) => {
    const instant = nextReminderAt(event, at(after));
    return instant === null ? null : new Date(instant).toISOString();
  };

  test('The next reminder is that of the next occurrence that has one to come', () => {
    expect(next(reminded(), '2026-12-01T00:00Z')).toBe('2026-12-06T09:00:00.000Z');
    expect(next(reminded(), '2026-12-06T09:00Z')).toBe('2026-12-07T08:00:00.000Z');
    expect(next(reminded(), '2026-12-07T08:30Z')).toBe('2026-12-13T09:00:00.000Z');
  });

  test('Deleted occurrences remind of nothing, and changed ones at their own time', () => {
    const without = deleteOccurrences(reminded(), '2026-12-07', 'one') ?? reminded();
    expect(next(without, '2026-12-01T00:00Z')).toBe('2026-12-13T09:00:00.000Z');
    const moved = changeOne(without, '2026-12-14', {
      times: timed('2026-12-10T09:00:00Z'),
      reminders: [{ minutesBefore: 0, channel: 'mail' }],
    });
    expect(next(moved, '2026-12-01T00:00Z')).toBe('2026-12-10T09:00:00.000Z');
  });

  test('An event that is over has no reminder', () => {
    const single = { ...eventOf(timed('2026-12-07T09:00:00Z')), reminders: reminded().reminders };
    expect(next(single, '2026-12-07T08:00Z')).toBeNull();
    expect(next(eventOf(timed('2026-12-07T09:00:00Z')), '2026-12-01T00:00Z')).toBeNull();
  });

  test('Due are those since the last time, without those of what has begun long ago', () => {
    const due = (after: string, now: string) =>
      dueReminders(reminded(), { after: at(after), now: at(now), tolerance: HOUR / 4 }).map(
        ({ channel, fields }) => [
          channel,
          addDays(new Date(fields.times.startsAt).toISOString().slice(0, 10), 0),
        ],
      );
    expect(due('2026-12-06T08:59Z', '2026-12-06T09:00Z')).toEqual([['mail', '2026-12-07']]);
    expect(due('2026-12-06T08:59Z', '2026-12-07T08:00Z')).toEqual([
      ['notification', '2026-12-07'],
      ['mail', '2026-12-07'],
    ]);
    expect(due('2026-12-06T08:59Z', '2026-12-07T09:30Z')).toEqual([]);
    expect(due('2026-12-06T09:00Z', '2026-12-06T12:00Z')).toEqual([]);
  });
});
