import { expect, test } from 'vitest';
import { entriesOfMonth } from './entries-of-month';
import type { ShownEntry } from './shown-entries';

const NOTHING = { entry: null, closure: null, holiday: null };

test('A day of the month draws its first entries, and counts the others', () => {
  const entries = [
    timed('late', '2026-11-18T16:00', '2026-11-18T17:00'),
    timed('short', '2026-11-18T09:00', '2026-11-18T09:30'),
    timed('b', '2026-11-18T09:00', '2026-11-18T10:00'),
    timed('a', '2026-11-18T09:00', '2026-11-18T10:00'),
    wholeDays('holiday', '2026-11-18'),
    timed('alone', '2026-11-19T09:00', '2026-11-19T10:00'),
  ];
  expect(drawn(entries, 3)).toEqual({
    ids: ['holiday', 'a', 'b', 'alone'],
    left: [['2026-11-18', 2]],
  });
  expect(drawn(entries, 4).ids).toEqual(['holiday', 'a', 'b', 'short', 'alone']);
  expect(drawn(entries, 5).left).toEqual([]);
});

test('What lasts several days is drawn whatever the days have, and what ends at midnight lasts one', () => {
  const entries = [
    timed('first', '2026-11-18T08:00', '2026-11-18T09:00'),
    timed('evening', '2026-11-18T22:00', '2026-11-19T00:00'),
    timed('night', '2026-11-18T22:00', '2026-11-19T01:00'),
    wholeDays('closure', '2026-11-18', '2026-11-20'),
  ];
  expect(drawn(entries, 1)).toEqual({
    ids: ['night', 'closure', 'first'],
    left: [['2026-11-18', 1]],
  });
});

test('The day whose list is open draws all its entries', () => {
  const entries = ['18', '18', '19', '19'].map((day, at) =>
    timed(`${day} ${at}`, `2026-11-${day}T09:00`, `2026-11-${day}T10:00`),
  );
  expect(drawn(entries, 1, '2026-11-18')).toEqual({
    ids: ['18 0', '18 1', '19 2'],
    left: [['2026-11-19', 1]],
  });
});

function timed(id: string, start: string, end: string): ShownEntry {
  const span = { startsAt: `${start}:00.000Z`, endsAt: `${end}:00.000Z` };
  return { ...NOTHING, id, source: 'event', span };
}

function wholeDays(id: string, day: string, lastDay = day): ShownEntry {
  return { ...NOTHING, id, source: 'holiday', span: { day, lastDay } };
}

function drawn(entries: readonly ShownEntry[], most: number, whole: string | null = null) {
  const limits = {
    most,
    whole,
    spanOf: ({ span }: ShownEntry) => span,
    titleOf: ({ id }: ShownEntry) => id,
  };
  const found = entriesOfMonth(entries, limits);
  return { ids: found.drawn.map(({ id }) => id), left: [...found.left] };
}
