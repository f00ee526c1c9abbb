import { expect, test } from 'vitest';
import { readCalendar, timesParam, toCalendarQuery } from './calendar-query';

const TODAY = '2026-12-13';

function read(query: string, onPhone = false) {
  return readCalendar(new URLSearchParams(query), TODAY, onPhone);
}

test('An address without a query shows the month of today, on a phone the agenda', () => {
  expect(read('')).toEqual({
    view: 'month',
    day: TODAY,
    event: undefined,
    occurrence: undefined,
    newSpan: undefined,
    importId: undefined,
  });
  expect(read('', true).view).toBe('agenda');
});

test('The view, the day and what is open are read from the address', () => {
  const query = 'view=week&day=2026-11-30&event=evt_1&occurrence=2026-12-01&import=cim_1';
  expect(read(query)).toEqual({
    view: 'week',
    day: '2026-11-30',
    event: 'evt_1',
    occurrence: '2026-12-01',
    newSpan: undefined,
    importId: 'cim_1',
  });
});

test.each(['view=year', 'day=2026-02-30', 'day=0001-01-01', 'event=<b>', 'import=../x', 'new=x'])(
  'An unknown value in %s is read as its default',
  (query) => {
    expect(read(query)).toEqual(read(''));
  },
);

test.each([
  { day: '2026-12-31', lastDay: '2027-01-02' },
  { startsAt: '2026-12-07T09:00:00.000Z', endsAt: '2026-12-07T09:30:00.000Z' },
])('The times %j of a new event are read from the address as they were written', (span) => {
  expect(read(`new=${encodeURIComponent(timesParam(span))}`).newSpan).toEqual(span);
});

test('A new event without times lasts an hour of the morning of the day in view', () => {
  expect(read('day=2026-12-07&new=event').newSpan).toEqual({
    startsAt: '2026-12-07T09:00:00.000Z',
    endsAt: '2026-12-07T10:00:00.000Z',
  });
});

test.each([
  '2026-12-07..2026-12-06',
  '2026-12-07T09:00..2026-12-08',
  '2026-12-07T25:00..2026-12-08T09:00',
  '2026-12-07T09:61..2026-12-08T09:00',
  '2026-02-30..2026-03-01',
])('The impossible times %s of a new event open no form', (text) => {
  expect(read(`new=${text}`).newSpan).toBeUndefined();
});

test('Weeks of the query begin on Sunday in Arabic and on Monday in French', () => {
  const state = { view: 'week', day: '2026-12-13' } as const;
  expect(toCalendarQuery(state, 'ar')).toEqual({ from: '2026-12-13', to: '2026-12-19' });
  expect(toCalendarQuery(state, 'fr')).toEqual({ from: '2026-12-07', to: '2026-12-13' });
});
