import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CALENDAR_SOURCES } from '#domain/calendar/calendar-entry';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import type { CalendarEntry } from '#openapi/types.generated';
import { eventEntry } from '../../../server/calendar/calendar-range';
import { newId } from '../../../server/database/ids';
import { calendarEvents } from '../../../server/database/schema/calendar';
import { orders } from '../../../server/database/schema/orders';
import { payouts } from '../../../server/database/schema/payouts';
import { pickups } from '../../../server/database/schema/pickups';
import { returns } from '../../../server/database/schema/returns';
import { storeAvailability } from '../../../server/database/schema/stores';
import { tasks } from '../../../server/database/schema/tasks';
import { startTestServer } from '../support/test-server';
import { entriesOf } from './calendar-client';

const server = await startTestServer();
const manager = await server.signIn('manager');
const seller = await server.signIn('seller');
const { db } = server.context.database;
const today = casablancaDay(server.clock.now());
const [from, to] = [addDays(today, -49), addDays(today, 50)];
const STORE = 'str_nejjarine';

function idsOf(entries: readonly CalendarEntry[], source: string): string[] {
  return entries
    .filter((entry) => entry.source === source)
    .map(({ recordId }) => recordId)
    .sort();
}

test('The range has every record of the store that falls into it, from all sources', async () => {
  const entries = await entriesOf(manager, from, to, '');
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.storeId, STORE), isNotNull(orders.deadlineAt), isNull(orders.archivedAt)));
  expect(due.length).toBeGreaterThan(3);
  expect(idsOf(entries, 'order_deadline')).toEqual(due.map(({ id }) => id).sort());
  const answered = await db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.storeId, STORE), isNotNull(returns.deadlineAt)));
  expect(idsOf(entries, 'return_deadline')).toEqual(answered.map(({ id }) => id).sort());
  const dated = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.storeId, STORE), isNotNull(tasks.dueDay), isNull(tasks.archivedAt)));
  expect(idsOf(entries, 'task')).toEqual(dated.map(({ id }) => id).sort());
  const planned = await db
    .select({ id: pickups.id, status: pickups.status })
    .from(pickups)
    .where(eq(pickups.storeId, STORE));
  const kept = planned.filter(({ status }) => status !== 'called_off');
  expect(idsOf(entries, 'pickup')).toEqual(kept.map(({ id }) => id).sort());
  const [open] = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.storeId, STORE), eq(payouts.status, 'open')));
  expect(idsOf(entries, 'payout')).toContain(open?.id);
  expect(idsOf(entries, 'event')).toContain('evt_nejjarinefair');
});

test('A deadline names its order and client, at its instant', async () => {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, STORE), eq(orders.status, 'pending'), isNull(orders.archivedAt)))
    .limit(1);
  const entries = await entriesOf(manager, from, to, 'order_deadline');
  expect(entries.find(({ recordId }) => recordId === order?.id)).toEqual({
    id: order?.id,
    source: 'order_deadline',
    recordId: order?.id,
    startsAt: order?.deadlineAt?.toISOString(),
    number: String(order?.number),
    name: expect.stringMatching(/\S/),
    status: 'pending',
  });
});

test('The entry of an event that the database writes is the one that the server composes', async () => {
  const texts = [
    ['Réunion « équipe » %1$s', ''],
    ['"Quoted" \\ and \n two lines', 'Dépôt "A"'],
    ['موعد 🎉 </script>', 'Salle ]}'],
  ] as const;
  const events = texts.map(([title, place], turn) => {
    const startsAt = new Date(Date.UTC(2026, 5 + turn * 3, 7, 9, 0, 0, turn * 250));
    return newEvent({ title, place, startsAt, endsAt: new Date(startsAt.getTime() + 5_400_500) });
  });
  await db.insert(calendarEvents).values(events);
  for (const { id, title, place, startsAt, endsAt } of events) {
    const day = casablancaDay(startsAt);
    const composed = eventEntry(
      {
        id,
        title,
        place,
        isAllDay: false,
        startsAt: startsAt.getTime(),
        endsAt: endsAt.getTime(),
        revision: 1,
      },
      null,
    );
    const entries = await entriesOf(manager, day, day);
    expect(entries.find((entry) => entry.id === id)).toEqual(composed);
  }
});

test('Only the wanted sources are read, and each source can be wanted alone', async () => {
  for (const source of CALENDAR_SOURCES) {
    const { body } = await manager.get(
      `/api/store/calendar/?from=${from}&to=${to}&sources=${source}`,
    );
    expect(body.items.every((entry: CalendarEntry) => entry.source === source)).toBe(true);
    const hasHours = source === 'opening_hours' || source === 'closure';
    expect(body.availability !== undefined).toBe(hasHours);
  }
});

test('A role does not see the sources of records that it may not see', async () => {
  expect(await entriesOf(manager, from, to, 'payout')).not.toEqual([]);
  expect(await entriesOf(seller, from, to, 'payout')).toEqual([]);
});

test('Another store has its own range', async () => {
  const stranger = await server.signIn('admin2');
  const own = new Set((await entriesOf(manager, from, to, '')).map(({ recordId }) => recordId));
  const others = await entriesOf(stranger, from, to, '');
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(({ recordId }) => own.has(recordId))).toEqual([]);
});

test.each([
  ['from=2026-12-31&to=2026-12-01', { to: ['before_from'] }],
  ['from=2026-01-01&to=2026-12-31', { to: ['too_large'] }],
  ['from=2026-12-01', { to: ['required'] }],
  ['from=1900-01-01&to=1900-01-31', { from: ['too_early'] }],
  ['from=9999-12-01&to=9999-12-31', { to: ['too_late'] }],
  ['from=2026-02-30&to=2026-03-01', { from: ['invalid_format'] }],
])('The server refuses the range %s', async (query, errors) => {
  const { status, body } = await manager.get(`/api/store/calendar/?${query}`);
  expect([status, body.errors]).toEqual([400, errors]);
});

test('Closures of the range are given with the revision of the availability', async () => {
  const path = '/api/store/calendar/?from=2027-03-01&to=2027-03-31&sources=closure,opening_hours';
  const { body } = await manager.get(path);
  expect(body.availability).toMatchObject({
    closures: [{ from: '2027-03-09', to: '2027-03-12' }],
    revision: 1,
  });
  expect(body.availability.weekly).toHaveLength(7);
  const none = await manager.get(
    '/api/store/calendar/?from=2027-04-01&to=2027-04-30&sources=closure',
  );
  expect(none.body.availability.closures).toEqual([]);
});

test('A closure that was stretched meanwhile is not overwritten', async () => {
  const read = await manager.get('/api/store/my/get/availability/');
  const { weekly, closures, handlingDays, revision } = read.body;
  const stretched = { weekly, handlingDays, closures: [{ ...closures[0], to: '2027-03-14' }] };
  const path = '/api/store/availability/create/new/';
  const seen = { 'if-match': `"${revision}"` };
  const saved = await manager.post(path, stretched, seen);
  expect([saved.status, saved.body.revision]).toEqual([201, revision + 1]);
  const admin = await server.signIn('admin');
  const stale = await admin.post(path, { weekly, closures: [], handlingDays }, seen);
  expect([stale.status, stale.body.current.closures[0].to]).toEqual([412, '2027-03-14']);
  const without = await admin.post(path, stretched);
  expect([without.status, without.body.revision]).toEqual([201, revision + 2]);
  expect((await seller.post(path, stretched, { 'if-match': '"3"' })).status).toBe(403);
});

test('Of two first changes of the default availability at once, one is refused', async () => {
  await db.delete(storeAvailability).where(eq(storeAvailability.storeId, 'str_zahra'));
  const stranger = await server.signIn('admin2');
  const { body } = await stranger.get('/api/store/my/get/availability/');
  expect(body.revision).toBe(0);
  const { weekly, closures, handlingDays } = body;
  const save = () =>
    stranger.post(
      '/api/store/availability/create/new/',
      { weekly, closures, handlingDays },
      { 'if-match': '"0"' },
    );
  const statuses = (await Promise.all([save(), save()])).map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 412]);
});

test('The export has one line for each occurrence, in the words of its language', async () => {
  await seller.post('/api/store/calendar/event/create', {
    title: '=1+1',
    place: 'Fès',
    isAllDay: false,
    startsAt: '2027-01-04T09:00:00.000Z',
    endsAt: '2027-01-04T10:15:00.000Z',
    participantIds: ['usr_salma'],
    recurrence: { frequency: 'daily', interval: 3, count: 2 },
  });
  const path = '/api/store/calendar/export/?from=2027-01-01&to=2027-01-31&language=fr';
  const { text, headers } = await seller.get(path);
  expect(headers.get('content-type')).toContain('text/csv');
  const lines = text.split('\r\n').filter((line) => line.includes('1+1'));
  const { firstName, lastName } = (await (await server.signIn('admin')).get('/api/user/')).body;
  expect(lines).toEqual(
    ['2027-01-04', '2027-01-07'].map(
      (day) => `'=1+1,${day},09:00,${day},10:15,Fès,Chaque jour,${firstName} ${lastName},`,
    ),
  );
  const long = await seller.get('/api/store/calendar/export/?from=2026-01-01&to=2027-12-31');
  expect(long.status).toBe(400);
});

/** A single event of the store. */
function newEvent(fields: { title: string; place: string; startsAt: Date; endsAt: Date }) {
  const id = newId('evt');
  const { startsAt: firstAt, endsAt: lastAt } = fields;
  const times = { isAllDay: false, isLong: false, firstAt, lastAt };
  return { id, storeId: STORE, uid: `${id}@test`, ...times, ...fields };
}
