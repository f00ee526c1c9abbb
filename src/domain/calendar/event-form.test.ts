import { describe, expect, test } from 'vitest';
import {
  eventFormErrors,
  formRecurrence,
  formTimes,
  hourOfDay,
  newEventValues,
  recurrenceOfForm,
  spanOfForm,
  withReminder,
} from './event-form';
import type { EventRecurrence } from './recurrence';

const MORNING = { startsAt: '2026-12-07T09:00:00.000Z', endsAt: '2026-12-07T10:00:00.000Z' };
const WEEKLY: EventRecurrence = {
  frequency: 'weekly',
  interval: 1,
  weekdays: ['monday', 'thursday'],
  monthlyBy: 'day',
  until: null,
  count: null,
};
const complete = { ...newEventValues(MORNING), title: 'Inventaire' };

describe('Times of the form', () => {
  test.each([
    MORNING,
    { startsAt: '2026-07-07T22:00:00.000Z', endsAt: '2026-07-08T23:00:00.000Z' },
    { day: '2026-12-07', lastDay: '2026-12-09' },
  ])('The form shows %j and means the same', (span) => {
    expect(spanOfForm(formTimes(span))).toEqual(span);
  });

  test('Clocks are read in any common notation', () => {
    expect(spanOfForm({ ...formTimes(MORNING), from: '9h', to: '10h00' })).toEqual(MORNING);
  });

  test.each([
    { day: null },
    { lastDay: null },
    { day: '2026-02-30' },
    { from: 'noon' },
    { to: '25:00' },
  ])('Times with %j are incomplete', (missing) => {
    expect(spanOfForm({ ...formTimes(MORNING), ...missing })).toBeNull();
  });

  test('A new event lasts an hour, also over midnight', () => {
    expect(hourOfDay('2026-12-07', '09:00')).toEqual(MORNING);
    expect(formTimes(hourOfDay('2026-12-07', '23:00'))).toMatchObject({
      day: '2026-12-07',
      lastDay: '2026-12-08',
      to: '00:00',
    });
  });
});

describe('Errors of the form', () => {
  test('An event with a title and times is complete', () => {
    expect(eventFormErrors(complete)).toEqual({});
  });

  test.each([
    [{ title: ' ' }, { title: ['required'] }],
    [{ day: null }, { day: ['required'] }],
    [{ lastDay: '2026-13-01' }, { lastDay: ['invalid_format'] }],
    [{ from: 'noon' }, { from: ['invalid_clock'] }],
    [{ to: '9' }, {}],
    [{ to: '8' }, { to: ['period_reversed'] }],
    [{ isAllDay: true, from: 'noon' }, {}],
    [{ isAllDay: true, lastDay: '2026-12-06' }, { lastDay: ['period_reversed'] }],
    [{ recurrence: { ...WEEKLY, interval: 100 } }, { recurrence: ['too_large'] }],
    [{ recurrence: { ...WEEKLY, until: '2026-12-01' } }, { recurrence: ['period_reversed'] }],
  ])('An event with %j has the errors %j', (values, errors) => {
    expect(eventFormErrors({ ...complete, ...values })).toEqual(errors);
  });
});

describe('Recurrence of the form', () => {
  test('A weekly rule recurs on the weekday of its first day and on those that were added', () => {
    const shown = formRecurrence(WEEKLY, '2026-12-07');
    expect(shown.weekdays).toEqual(['thursday']);
    expect(recurrenceOfForm(shown, '2026-12-07')).toEqual(WEEKLY);
    expect(recurrenceOfForm(shown, '2026-12-08').weekdays).toEqual(['tuesday', 'thursday']);
  });
});

test('A further reminder has another time, and an event has five at most', () => {
  const first = withReminder([]);
  expect(first).toEqual([{ minutesBefore: 30, channel: 'notification' }]);
  expect(withReminder(first)[1]?.minutesBefore).toBe(0);
  const most = [1, 2, 3, 4, 5].map((minutesBefore) => ({
    minutesBefore,
    channel: 'mail' as const,
  }));
  expect(withReminder(most)).toEqual(most);
});
