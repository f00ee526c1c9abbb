import { expect, test } from 'vitest';
import { readCalendar, toCalendarQuery } from './calendar-query';

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
    importId: 'cim_1',
  });
});

test.each(['view=year', 'day=2026-02-30', 'day=0001-01-01', 'event=<b>', 'import=../x'])(
  'An unknown value in %s is read as its default',
  (query) => {
    expect(read(query)).toEqual(read(''));
  },
);

test('Weeks of the query begin on Sunday in Arabic and on Monday in French', () => {
  const state = { view: 'week', day: '2026-12-13' } as const;
  expect(toCalendarQuery(state, 'ar')).toEqual({ from: '2026-12-13', to: '2026-12-19' });
  expect(toCalendarQuery(state, 'fr')).toEqual({ from: '2026-12-07', to: '2026-12-13' });
});
