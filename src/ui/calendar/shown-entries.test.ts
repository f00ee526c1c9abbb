import { expect, test } from 'vitest';
import type { CalendarRange } from '#openapi/types.generated';
import { drawnTogether, editedEntry, entriesByDay, shownEntries } from './shown-entries';

const CLOSURE = {
  from: '2026-11-17',
  to: '2026-11-18',
  note: 'Congé',
  noteEn: null,
  noteAr: null,
  acceptOrders: true,
};
const RANGE: CalendarRange = {
  items: [
    {
      id: 'event evt_1 2026-11-18',
      source: 'event',
      recordId: 'evt_1',
      occurrence: '2026-11-18',
      revision: 3,
      title: 'Réunion',
      startsAt: '2026-11-18T09:00:00.000Z',
      endsAt: '2026-11-18T10:00:00.000Z',
    },
    {
      id: 'order ord_1',
      source: 'order_deadline',
      recordId: 'ord_1',
      startsAt: '2026-11-18T08:00:00.000Z',
    },
    { id: 'payout pay_1', source: 'payout', recordId: 'pay_1', day: '2026-11-18' },
  ],
  availability: { weekly: [], closures: [CLOSURE], revision: 7 },
};
const DAYS = { from: '2026-11-16', to: '2026-11-22' };
const RIGHTS = { mayEditEvents: true, mayEditClosures: true };

function ids(hidden: Parameters<typeof shownEntries>[2] = []) {
  return shownEntries(RANGE, DAYS, hidden).map(({ id }) => id);
}

test('The calendar shows entries, closures and public holidays', () => {
  expect(ids()).toEqual([
    'holiday independenceDay 2026-11-18',
    'closure 2026-11-17',
    'event evt_1 2026-11-18',
    'order ord_1',
    'payout pay_1',
  ]);
});

test('Hidden sources are left out, and public holidays are shown before anything was read', () => {
  expect(ids(['holiday', 'closure', 'order_deadline'])).toEqual([
    'event evt_1 2026-11-18',
    'payout pay_1',
  ]);
  expect(shownEntries(undefined, DAYS, []).map(({ source }) => source)).toEqual(['holiday']);
});

test('A deadline is an instant', () => {
  expect(shownEntries(RANGE, DAYS, []).find(({ id }) => id === 'order ord_1')?.span).toEqual({
    startsAt: '2026-11-18T08:00:00.000Z',
    endsAt: '2026-11-18T08:00:00.000Z',
  });
});

test('The agenda names each day with entries, whole days first, then by time', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
  const found = entriesByDay(shownEntries(RANGE, DAYS, []), days);
  expect(found.map(([day, entries]) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2026-11-17', ['closure 2026-11-17']],
    [
      '2026-11-18',
      [
        'holiday independenceDay 2026-11-18',
        'closure 2026-11-17',
        'payout pay_1',
        'order ord_1',
        'event evt_1 2026-11-18',
      ],
    ],
  ]);
});

test('More deadlines of one source at one instant than fit beside each other are drawn as one', () => {
  const deadline = (id: string, hour: string, source: 'order' | 'return' = 'order') => {
    const at = `2026-11-18T${hour}:00:00.000Z`;
    return {
      id,
      source: `${source}_deadline`,
      span: { startsAt: at, endsAt: at },
      entry: null,
      closure: null,
      holiday: null,
    } as const;
  };
  const entries = [
    deadline('a', '18'),
    deadline('b', '17'),
    deadline('c', '18'),
    deadline('d', '18', 'return'),
    deadline('e', '18'),
  ];
  const drawn = (most: number) =>
    drawnTogether(entries, most).map((group) => group.map(({ id }) => id).join(''));
  expect(drawn(2)).toEqual(['ace', 'b', 'd']);
  expect(drawn(3)).toEqual(['a', 'c', 'e', 'b', 'd']);
});

test('What ends at midnight is not on the next day', () => {
  const late = {
    id: 'event evt_2',
    source: 'event',
    span: { startsAt: '2026-11-17T22:00:00.000Z', endsAt: '2026-11-18T00:00:00.000Z' },
    entry: null,
    closure: null,
    holiday: null,
  } as const;
  const days = ['2026-11-17', '2026-11-18'];
  expect(entriesByDay([late], days).map(([day]) => day)).toEqual(['2026-11-17']);
});

test('Entries are passed to the process of changes with the revision of their record', () => {
  const [, closure, event, order] = shownEntries(RANGE, DAYS, []).map((entry) =>
    editedEntry(entry, { title: 'Titre', revision: 7, rights: RIGHTS }),
  );
  expect(closure).toEqual({
    id: 'closure 2026-11-17',
    kind: 'closure',
    recordId: '2026-11-17',
    title: 'Titre',
    span: { day: '2026-11-17', lastDay: '2026-11-18' },
    occurrence: null,
    revision: 7,
    obstacle: null,
  });
  expect(event).toMatchObject({
    kind: 'event',
    recordId: 'evt_1',
    occurrence: '2026-11-18',
    revision: 3,
  });
  expect(order).toMatchObject({ kind: 'other', obstacle: 'order_deadline' });
});
