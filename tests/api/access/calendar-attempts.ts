import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../server/context';
import { calendarEvents } from '../../../server/database/schema/calendar';
import type { ApiClient } from '../support/api-client';
import { type Attempt, firstRecord, readAttempt, storeOf, type Target } from './attempt';

const RANGE = '?from=2026-12-01&to=2026-12-31';
const WANTED = { title: 'Inventaire', isAllDay: true, day: '2026-12-07' };
const FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:attempt@exemple.ma',
  'DTSTART:20261207T090000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

function form(): FormData {
  const content = new FormData();
  content.set('file', new Blob([FILE], { type: 'text/calendar' }), 'agenda.ics');
  return content;
}

async function anyEvent(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const condition = and(eq(calendarEvents.storeId, storeId), isNull(calendarEvents.archivedAt));
  const rows = await db.select().from(calendarEvents).where(condition).limit(1);
  return firstRecord(rows, 'event');
}

async function newEvent(client: ApiClient): Promise<Target> {
  const { body } = await client.post('/api/store/calendar/event/create', WANTED);
  return { id: body.id, request: { headers: { 'if-match': '"1"' } } };
}

async function newImport(client: ApiClient): Promise<Target> {
  const file = { name: 'agenda.ics', content: FILE };
  return { id: (await client.upload('/api/store/calendar/import/create', file)).body.id };
}

/** Attempts on the calendar, its events, the feed of a user and the import of files. */
export const calendarAttempts: readonly Attempt[] = [
  readAttempt('getCalendar', `/api/store/calendar/${RANGE}`),
  readAttempt('exportCalendarEvents', `/api/store/calendar/export/${RANGE}`),
  {
    ...readAttempt('createCalendarEvent', '/api/store/calendar/event/create'),
    request: { body: WANTED },
  },
  { ...readAttempt('getCalendarEvent', '/api/store/calendar/event/{id}'), prepare: anyEvent },
  {
    ...readAttempt('updateCalendarEvent', '/api/store/calendar/event/{id}'),
    request: { body: { title: 'Inventaire de fin d’année' } },
    prepare: newEvent,
    pick: anyEvent,
  },
  {
    ...readAttempt('deleteCalendarEvent', '/api/store/calendar/event/{id}/delete'),
    request: { body: {} },
    prepare: newEvent,
    pick: anyEvent,
  },
  readAttempt('getCalendarFeed', '/api/store/calendar/feed'),
  {
    ...readAttempt('createCalendarFeed', '/api/store/calendar/feed/create'),
    request: { body: { sources: ['event'] } },
  },
  readAttempt('revokeCalendarFeed', '/api/store/calendar/feed/revoke'),
  {
    ...readAttempt('createCalendarImport', '/api/store/calendar/import/create'),
    request: { raw: form() },
  },
  {
    ...readAttempt('getCalendarImport', '/api/store/calendar/import/{id}'),
    prepare: newImport,
  },
  {
    ...readAttempt('runCalendarImport', '/api/store/calendar/import/{id}/run'),
    prepare: newImport,
  },
];
