import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CalendarImport, CalendarImportItem } from '#openapi/types.generated';
import { deleteExpiredImports } from '../../../server/calendar/calendar-import';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { changeEvent, entriesOf, startsOf } from './calendar-client';

const server = await startTestServer();
const seller = await server.signIn('seller');
const UPLOAD = '/api/store/calendar/import/create';

function fixture(name: string): string {
  return readFileSync(`tests/fixtures/calendars/${name}.ics`, 'utf8');
}

function calendar(...lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

function event(uid: string, ...lines: readonly string[]): string {
  return ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTART:20270503T090000Z', ...lines, 'END:VEVENT'].join(
    '\r\n',
  );
}

async function check(client: ApiClient, content: string): Promise<CalendarImport> {
  const { status, body } = await client.upload(UPLOAD, { name: 'agenda.ics', content });
  expect(status).toBe(201);
  return body;
}

function run(client: ApiClient, { id }: Pick<CalendarImport, 'id'>) {
  return client.post(`/api/store/calendar/import/${id}/run`);
}

function outcomesOf({ items }: CalendarImport): unknown[] {
  return items.map(({ title, outcome, changes, reasons }: CalendarImportItem) => [
    title,
    outcome,
    [...changes, ...reasons],
  ]);
}

test('A file of Google shows what it would change, then changes it, and then changes nothing', async () => {
  const shown = await check(seller, fixture('google'));
  expect(shown).toMatchObject({
    fileName: 'agenda.ics',
    status: 'checked',
    counts: { new: 4, changed: 0, unchanged: 0, refused: 1 },
  });
  const days = ['2026-12-01', '2026-12-23'] as const;
  const titled = async () =>
    (await entriesOf(seller, ...days)).filter(({ title }) =>
      title?.startsWith('Réunion de l’équipe '),
    );
  expect(await titled()).toEqual([]);
  const { status, body } = await run(seller, shown);
  expect([status, body.status, body.counts]).toEqual([200, 'finished', shown.counts]);
  const [first] = await titled();
  expect(await startsOf(seller, first?.recordId ?? '', ...days)).toEqual([
    '2026-12-07T09:30',
    '2026-12-10T09:30',
    '2026-12-18T14:00',
    '2026-12-21T09:30',
  ]);
  const again = await check(seller, fixture('google'));
  expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 4, refused: 1 });
  const twice = await run(seller, shown);
  expect([twice.status, twice.body.code]).toEqual([409, 'action_not_allowed']);
});

test('A file of Outlook is imported in the same way', async () => {
  const shown = await check(seller, fixture('outlook'));
  expect(shown.counts).toEqual({ new: 4, changed: 0, unchanged: 0, refused: 2 });
  expect(shown.items.map(({ line }) => line)).toEqual(
    shown.items.map(({ line }) => line).toSorted((one, other) => one - other),
  );
  await run(seller, shown);
  const entries = await entriesOf(seller, '2026-12-10', '2026-12-10');
  expect(entries.find(({ title }) => title === 'Appel avec Paris')?.startsAt).toBe(
    '2026-12-10T10:00:00.000Z',
  );
});

test('Events are found by their UID, and what changes is named', async () => {
  await run(
    seller,
    await check(seller, calendar(event('a@x', 'SUMMARY:Un'), event('b@x', 'SUMMARY:Deux'))),
  );
  const changed = await check(
    seller,
    calendar(
      event('a@x', 'SUMMARY:Uno', 'LOCATION:Fès'),
      event('b@x', 'SUMMARY:Deux', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      event('c@x', 'SUMMARY:Trois', 'DURATION:PT1H'),
      event('d@x', 'SUMMARY:Quatre', 'RRULE:FREQ=SECONDLY'),
    ),
  );
  expect(outcomesOf(changed)).toEqual([
    ['Uno', 'changed', ['title', 'place']],
    ['Deux', 'changed', ['recurrence']],
    ['Trois', 'new', []],
    ['Quatre', 'refused', ['unsupported_recurrence']],
  ]);
  await run(seller, changed);
  const titles = ['Uno', 'Deux', 'Trois', 'Quatre'];
  const entries = (await entriesOf(seller, '2027-05-01', '2027-05-31')).filter(({ title }) =>
    titles.includes(title ?? ''),
  );
  expect(entries.map(({ title, startsAt }) => [title, startsAt?.slice(0, 10)]).sort()).toEqual([
    ['Deux', '2027-05-03'],
    ['Deux', '2027-05-10'],
    ['Deux', '2027-05-17'],
    ['Trois', '2027-05-03'],
    ['Uno', '2027-05-03'],
  ]);
});

test('An import keeps the participants and the reminders of an event', async () => {
  await run(seller, await check(seller, calendar(event('p@x', 'SUMMARY:Avec'))));
  const [entry] = (await entriesOf(seller, '2027-05-03', '2027-05-03')).filter(
    ({ title }) => title === 'Avec',
  );
  const id = entry?.recordId ?? '';
  const people = {
    participantIds: ['usr_salma'],
    reminders: [{ minutesBefore: 5, channel: 'mail' }],
  };
  await changeEvent(seller, id, people);
  await run(seller, await check(seller, calendar(event('p@x', 'SUMMARY:Avec elle'))));
  expect((await seller.get(`/api/store/calendar/event/${id}`)).body).toMatchObject({
    title: 'Avec elle',
    participants: [{ id: 'usr_salma' }],
    reminders: people.reminders,
  });
});

test('An event that changed after the check is not written', async () => {
  await run(seller, await check(seller, calendar(event('m@x', 'SUMMARY:Avant'))));
  const shown = await check(
    seller,
    calendar(event('m@x', 'SUMMARY:Après'), event('n@x', 'SUMMARY:Nouveau')),
  );
  const [entry] = (await entriesOf(seller, '2027-05-03', '2027-05-03')).filter(
    ({ title }) => title === 'Avant',
  );
  await changeEvent(seller, entry?.recordId ?? '', { title: 'Entre-temps' });
  const { body } = await run(seller, shown);
  expect(outcomesOf(body)).toEqual([
    ['Après', 'refused', ['changed_meanwhile']],
    ['Nouveau', 'new', []],
  ]);
});

test('Our own feed changes nothing when it is imported again', async () => {
  const feed = await seller.post('/api/store/calendar/feed/create', { sources: ['event'] });
  const { text } = await server.anonymous.get(new URL(feed.body.address).pathname);
  const shown = await check(seller, text);
  expect(shown.counts.unchanged).toBeGreaterThan(5);
  // Series that began while the clocks changed are single events in the feed.
  expect(shown.items.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
});

test('Another store neither reads nor runs an import, and its events with the same UID are its own', async () => {
  const stranger = await server.signIn('admin2');
  const shown = await check(seller, calendar(event('s@x', 'SUMMARY:Partagé')));
  expect((await stranger.get(`/api/store/calendar/import/${shown.id}`)).status).toBe(404);
  expect((await run(stranger, shown)).status).toBe(404);
  await run(seller, shown);
  const own = await check(stranger, calendar(event('s@x', 'SUMMARY:Partagé')));
  expect(own.counts.new).toBe(1);
  expect((await seller.get(`/api/store/calendar/import/${shown.id}`)).body.status).toBe('finished');
});

test('A checked file is kept for a day', async () => {
  const shown = await check(seller, calendar(event('k@x')));
  const path = `/api/store/calendar/import/${shown.id}`;
  const { db } = server.context.database;
  await deleteExpiredImports(db, server.clock.now());
  expect((await seller.get(path)).status).toBe(200);
  await deleteExpiredImports(db, new Date(Date.parse(shown.expiresAt) + 1));
  expect((await seller.get(path)).status).toBe(404);
  expect((await run(seller, shown)).status).toBe(404);
});

test.each([
  ['not_calendar', 'code;nom\r\n1;2\r\n'],
  ['not_calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'],
  ['line_too_long', calendar(event('1', `DESCRIPTION:${'x'.repeat(200_000)}`))],
  ['nested_too_deeply', 'BEGIN:VCALENDAR\r\n'.repeat(10_000)],
  ['too_many_events', calendar('BEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT\r\n'.repeat(1001))],
])('A file is refused as %s', async (code, content) => {
  const { status, body } = await seller.upload(UPLOAD, { name: 'x.ics', content });
  expect([status, body.errors]).toEqual([422, { file: [code] }]);
});

test('A line of 5 MB is refused before it is read', async () => {
  const content = calendar(event('1', `DESCRIPTION:${'x'.repeat(5_000_000)}`));
  expect((await seller.upload(UPLOAD, { name: 'x.ics', content })).status).toBe(413);
});

test('A rule for a million occurrences is refused alone', async () => {
  const shown = await check(
    seller,
    calendar(
      event('1', 'SUMMARY:Million', 'RRULE:FREQ=DAILY;COUNT=1000000'),
      event('2', 'SUMMARY:Secondes', 'RRULE:FREQ=SECONDLY;UNTIL=20400101T000000Z'),
      event('3', 'SUMMARY:Bon'),
    ),
  );
  expect(outcomesOf(shown)).toEqual([
    ['Million', 'refused', ['too_many_occurrences']],
    ['Secondes', 'refused', ['unsupported_recurrence']],
    ['Bon', 'new', []],
  ]);
});
