import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { RRule } from 'rrule';
import { expect, test } from 'vitest';
import { addDays } from '#domain/time/casablanca-day';
import type { CalendarEntry } from '#openapi/types.generated';
import { calendarFeeds } from '../../../server/database/schema/calendar';
import { users } from '../../../server/database/schema/stores';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { addEvent, addWeekly, changeEvent, deleteEvent, entriesOf } from './calendar-client';

const server = await startTestServer();
const seller = await server.signIn('seller');
const anonymous = server.anonymous;
const { db } = server.context.database;

async function newFeed(client: ApiClient, sources: readonly string[] = ['event']): Promise<string> {
  const { status, body } = await client.post('/api/store/calendar/feed/create', { sources });
  expect(status).toBe(201);
  return new URL(body.address).pathname;
}

/** The occurrences of the events of a feed in a range, as the library of calendar files has them. */
function startsByIcal(text: string, from: string, to: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const all = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const [begin, end] = [from, to].map((day) => ICAL.Time.fromDateString(day));
  return all
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => {
      for (const other of all) {
        if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other);
      }
      if (!event.isRecurring()) return [`${event.summary} ${event.startDate}`];
      const found: string[] = [];
      const days = event.iterator();
      for (let next = days.next(); next && end && next.compare(end) < 0; next = days.next()) {
        const { item, startDate } = event.getOccurrenceDetails(next);
        if (begin && startDate.compare(begin) >= 0) found.push(`${item.summary} ${startDate}`);
      }
      return found;
    })
    .map((line) => line.replace(/:00Z$/, ''))
    .filter((line) => {
      const day = / (\d{4}-\d{2}-\d{2})(T.*)?$/.exec(line)?.[1] ?? '';
      return day >= from && day < to;
    })
    .sort();
}

async function startsByPortal(client: ApiClient, from: string, to: string): Promise<string[]> {
  const starts: string[] = [];
  for (let day = from; day < to; day = addDays(day, 90)) {
    const last = [addDays(day, 89), addDays(to, -1)].sort()[0] ?? to;
    const entries = await entriesOf(client, day, last);
    for (const { title, startsAt, day: first } of entries) {
      const start = startsAt?.slice(0, 16) ?? first ?? '';
      // An event that began before the part of the range is in the part before.
      if (start.slice(0, 10) >= day) starts.push(`${title} ${start}`);
    }
  }
  return starts.sort();
}

test('Another library reads the same occurrences in the feed over a year', async () => {
  const daily = await addEvent(seller, {
    title: 'Tous les deux jours',
    recurrence: { frequency: 'daily', interval: 2, until: '2027-06-30' },
  });
  await deleteEvent(seller, daily.id, { scope: 'one', occurrence: '2026-12-09' });
  await changeEvent(
    seller,
    daily.id,
    {
      scope: 'one',
      occurrence: '2026-12-11',
      title: 'Plus tard',
      startsAt: '2026-12-12T15:00:00.000Z',
    },
    2,
  );
  const weekly = await addWeekly(seller, {
    title: 'Lundi et jeudi',
    recurrence: { frequency: 'weekly', interval: 2, weekdays: ['monday', 'thursday'], count: 30 },
  });
  await changeEvent(seller, weekly.id, {
    scope: 'following',
    occurrence: '2027-01-07',
    startsAt: '2027-01-07T11:45:00.000Z',
  });
  for (const monthlyBy of ['day', 'weekday'] as const) {
    await addEvent(seller, {
      title: `Mois par ${monthlyBy}`,
      recurrence: { frequency: 'monthly', interval: 1, monthlyBy },
    });
  }
  const allDay = { isAllDay: true, day: '2026-12-28', lastDay: '2026-12-29' };
  await addEvent(seller, {
    title: 'Dernier lundi',
    ...allDay,
    startsAt: null,
    endsAt: null,
    recurrence: { frequency: 'monthly', interval: 1, monthlyBy: 'lastWeekday' },
  });
  await addEvent(seller, { title: 'Une fois; <b>HTML</b>, virgule\\' });
  const before = '2026-09-01T09:00:00.000Z';
  await addWeekly(seller, { title: 'Avant', startsAt: before, endsAt: before });
  const { text, status, headers } = await anonymous.get(await newFeed(seller));
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const [from, to] = ['2026-12-01', '2027-12-01'];
  const own = await startsByPortal(seller, from, to);
  expect(own.length).toBeGreaterThan(150);
  expect(startsByIcal(text, from, to)).toEqual(own);
});

test('The rules of the feed give the same days to a third library', async () => {
  const event = await addEvent(seller, {
    title: 'Règle',
    recurrence: { frequency: 'weekly', interval: 3, weekdays: ['monday', 'saturday'] },
  });
  const { text } = await anonymous.get(await newFeed(seller));
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar
    .getAllSubcomponents('vevent')
    .find((one) => one.getFirstPropertyValue('uid') === `${event.id}@portail-vendeur.ma`);
  const rule = RRule.fromString(
    `DTSTART:20261207T090000Z\nRRULE:${component?.getFirstPropertyValue('rrule')}`,
  );
  const days = rule
    .between(new Date('2026-12-01T00:00Z'), new Date('2027-02-28T00:00Z'))
    .map((date) => date.toISOString().slice(0, 10));
  const entries = await entriesOf(seller, '2026-12-01', '2027-02-27');
  const own = entries.filter(({ recordId }) => recordId === event.id);
  expect(days).toEqual(own.map(({ occurrence }: CalendarEntry) => occurrence));
});

test('Lines are folded, and no value can begin a line or a property of its own', async () => {
  const title = `${'é'.repeat(100)}\nBEGIN:VEVENT\r\nSUMMARY:faux`;
  await addEvent(seller, { title, description: 'Un\nEND:VCALENDAR' });
  const { text } = await anonymous.get(await newFeed(seller));
  expect(
    Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line))),
  ).toBeLessThanOrEqual(200);
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  expect(text).not.toMatch(/^SUMMARY:faux/m);
});

test('A feed has the wanted sources, in the language of its user and as far as their role sees them', async () => {
  const sources = ['order_deadline', 'payout', 'task', 'pickup', 'closure', 'return_deadline'];
  const { text } = await anonymous.get(await newFeed(seller, sources));
  expect(text).toContain('à accepter');
  expect(text).toContain('Boutique fermée');
  expect(text).not.toContain('Versement');
  const manager = await server.signIn('manager');
  const own = await anonymous.get(await newFeed(manager, ['payout']));
  expect(own.text).toContain('Versement');
  expect(own.text).not.toContain('à accepter');
});

test('Unknown, renewed, revoked and foreign addresses answer 404 alike', async () => {
  const first = await newFeed(seller);
  const second = await newFeed(seller);
  const feed = await seller.get('/api/store/calendar/feed');
  expect(feed.body).toMatchObject({ isActive: true, sources: ['event'], lastReadAt: null });
  expect((await anonymous.get(second)).status).toBe(200);
  const read = await seller.get('/api/store/calendar/feed');
  expect(read.body.lastReadAt).toEqual(expect.any(String));
  const guessed = `/api/public/calendars/${'A'.repeat(43)}.ics`;
  const bare = second.replace(/\.ics$/, '');
  const revoked = await seller.post('/api/store/calendar/feed/revoke');
  expect(revoked.body).toMatchObject({ isActive: false, sources: [] });
  const answers = [];
  for (const path of [first, guessed, bare, second]) {
    const { status, body } = await anonymous.get(path);
    answers.push([status, body.code]);
  }
  expect(answers).toEqual(Array.from({ length: 4 }, () => [404, 'not_found']));
});

test('Of many requests for an address at once, the last one gives the only address that works', async () => {
  const paths = await Promise.all(Array.from({ length: 6 }, () => newFeed(seller)));
  const statuses = [];
  for (const path of paths) statuses.push((await anonymous.get(path)).status);
  expect(statuses.toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
});

test('The database has only the hash of an address', async () => {
  const path = await newFeed(seller);
  const secret = path.split('/').at(-1)?.replace('.ics', '') ?? '';
  const rows = await db.select().from(calendarFeeds);
  expect(secret).toHaveLength(43);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const admin = await server.signIn('admin');
  const { text } = await admin.get('/api/store/audit/?entity=calendarFeeds');
  expect(text).toContain('[masked]');
  expect(text).not.toContain(rows[0]?.secretHash);
});

test('The feed of a user who has left the store answers 404', async () => {
  const path = await newFeed(seller);
  await db.update(users).set({ status: 'inactive' }).where(eq(users.id, 'usr_imane'));
  expect((await anonymous.get(path)).status).toBe(404);
  await db.update(users).set({ status: 'active' }).where(eq(users.id, 'usr_imane'));
  expect((await anonymous.get(path)).status).toBe(200);
});

test('A program that reads a feed without a pause is refused, and so is one that guesses', async () => {
  // A feed that no other test has read.
  const path = await newFeed(await server.signIn('admin'));
  const statuses: number[] = [];
  for (let read = 0; read < 13; read += 1) statuses.push((await anonymous.get(path)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(statuses.at(-1)).toBe(429);
  let last = 404;
  for (let guess = 0; guess < 130 && last === 404; guess += 1) {
    last = (await anonymous.get(`/api/public/calendars/guess${guess}.ics`)).status;
  }
  expect(last).toBe(429);
});
