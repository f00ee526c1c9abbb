import { expect, test } from 'vitest';
import {
  instantOf,
  obstacleOf,
  partOfDay,
  shownSpan,
  spanOf,
  spanOfEntry,
  wallClockOf,
} from './entry-span';
import { SHOWN_SOURCES } from './shown-sources';

test('Times are shown as clocks in Casablanca show them, before and after the clocks changed', () => {
  expect(wallClockOf('2026-12-07T09:00:00.000Z')).toBe('2026-12-07T09:00');
  expect(wallClockOf('2026-07-07T23:30:00.000Z')).toBe('2026-07-08T00:30');
  expect(instantOf('2026-12-07T09:00')).toBe('2026-12-07T09:00:00.000Z');
  expect(instantOf('2026-07-08T00:30')).toBe('2026-07-07T23:30:00.000Z');
});

test.each([
  { day: '2026-12-31', lastDay: '2027-01-02' },
  { day: '2026-12-31', lastDay: '2026-12-31' },
  { startsAt: '2026-12-07T09:00:00.000Z', endsAt: '2026-12-07T09:30:00.000Z' },
  { startsAt: '2026-07-07T23:30:00.000Z', endsAt: '2026-07-08T02:00:00.000Z' },
])('The span %j is the same after it was shown', (span) => {
  expect(spanOf(shownSpan(span))).toEqual(span);
});

test('Whole days are shown up to the day after the last one', () => {
  expect(shownSpan({ day: '2026-12-31', lastDay: '2026-12-31' })).toEqual({
    allDay: true,
    start: '2026-12-31',
    end: '2027-01-01',
  });
});

test('Whole days never end before they begin', () => {
  const span = { allDay: true, start: '2026-12-31', end: '2026-12-31' };
  expect(spanOf(span)).toEqual({ day: '2026-12-31', lastDay: '2026-12-31' });
});

test('Only events and closures can be moved, by those who may edit them', () => {
  const obstacles = (mayEditEvents: boolean, mayEditClosures: boolean) =>
    SHOWN_SOURCES.filter(
      (source) => obstacleOf(source, { mayEditEvents, mayEditClosures }) === null,
    );
  expect(obstacles(true, true)).toEqual(['event', 'closure']);
  expect(obstacles(true, false)).toEqual(['event']);
  expect(obstacles(false, true)).toEqual(['closure']);
  expect(obstacleOf('payout', { mayEditEvents: true, mayEditClosures: true })).toBe('payout');
  expect(obstacleOf('closure', { mayEditEvents: true, mayEditClosures: false })).toBe('closure');
});

test('An entry of one day lasts this day, and a deadline is an instant', () => {
  expect(spanOfEntry({ day: '2026-12-07' })).toEqual({ day: '2026-12-07', lastDay: '2026-12-07' });
  expect(spanOfEntry({ startsAt: '2026-12-07T09:00:00.000Z' })).toEqual({
    startsAt: '2026-12-07T09:00:00.000Z',
    endsAt: '2026-12-07T09:00:00.000Z',
  });
});

test.each([
  ['2026-12-06', null, null],
  ['2026-12-07', '2026-12-07T22:00:00.000Z', null],
  ['2026-12-08', null, null],
  ['2026-12-09', null, '2026-12-09T02:00:00.000Z'],
])('On %s, an event over two nights takes the part from %s to %s', (day, from, to) => {
  const night = { startsAt: '2026-12-07T22:00:00.000Z', endsAt: '2026-12-09T02:00:00.000Z' };
  const span = day === '2026-12-06' ? { day, lastDay: '2026-12-08' } : night;
  expect(partOfDay(span, day)).toEqual({ from, to });
});

test('An event that ends at midnight ends on its day', () => {
  const span = { startsAt: '2026-12-07T22:00:00.000Z', endsAt: '2026-12-08T00:00:00.000Z' };
  expect(partOfDay(span, '2026-12-07')).toEqual({ from: span.startsAt, to: span.endsAt });
});
