import { expect, test } from 'vitest';
import type { CalendarEvent } from '#openapi/types.generated';
import { eventRecord, eventUpdate } from './event-form-editing';

const EVENT: CalendarEvent = {
  id: 'evt_1',
  title: 'Réunion',
  description: '',
  place: '',
  isAllDay: false,
  startsAt: '2026-12-07T09:00:00.000Z',
  endsAt: '2026-12-07T09:30:00.000Z',
  day: null,
  lastDay: null,
  recurrence: { frequency: 'weekly', interval: 1, weekdays: ['monday', 'thursday'] },
  occurrence: '2026-12-07',
  participants: [{ id: 'usr_1', firstName: 'Anas', lastName: 'Kadiri' }],
  reminders: [{ minutesBefore: 30, channel: 'mail' }],
  createdBy: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  revision: 3,
};
const { values } = eventRecord(EVENT);

test('The form shows days and clocks of Casablanca, and weekdays beside that of the first day', () => {
  expect(eventRecord(EVENT)).toMatchObject({ id: 'evt_1', revision: 3 });
  expect(values).toEqual({
    title: 'Réunion',
    description: '',
    place: '',
    isAllDay: false,
    day: '2026-12-07',
    lastDay: '2026-12-07',
    from: '09:00',
    to: '09:30',
    recurrence: {
      frequency: 'weekly',
      interval: 1,
      weekdays: ['thursday'],
      monthlyBy: 'day',
      until: null,
      count: null,
    },
    participantIds: ['usr_1'],
    reminders: [{ minutesBefore: 30, channel: 'mail' }],
    scope: 'one',
    occurrence: '2026-12-07',
  });
});

test('A change of one clock sends both times, and nothing that did not change', () => {
  const changes = { to: '10:00' };
  expect(eventUpdate({ ...values, ...changes }, changes)).toEqual({
    isAllDay: false,
    startsAt: '2026-12-07T09:00:00.000Z',
    endsAt: '2026-12-07T10:00:00.000Z',
  });
});

test('An event that becomes one of whole days sends its days', () => {
  const changes = { isAllDay: true };
  expect(eventUpdate({ ...values, ...changes }, changes)).toEqual({
    isAllDay: true,
    day: '2026-12-07',
    lastDay: '2026-12-07',
  });
});

test('The rule is sent for the series only, with all of its weekdays', () => {
  const changes = { recurrence: values.recurrence && { ...values.recurrence, interval: 2 } };
  expect(eventUpdate({ ...values, ...changes }, changes)).toEqual({});
  expect(eventUpdate({ ...values, ...changes, scope: 'all' }, changes)).toEqual({
    recurrence: {
      frequency: 'weekly',
      interval: 2,
      weekdays: ['monday', 'thursday'],
      monthlyBy: 'day',
      until: null,
      count: null,
    },
  });
  const withoutRule = { ...values, recurrence: null, scope: 'all' } as const;
  expect(eventUpdate(withoutRule, { recurrence: null })).toEqual({ recurrence: null });
});

test('The choice of the scope alone sends nothing', () => {
  expect(eventUpdate({ ...values, scope: 'all' }, { scope: 'all' })).toEqual({});
});
