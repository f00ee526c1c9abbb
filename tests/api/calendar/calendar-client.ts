import type { CalendarEntry, CalendarEvent } from '#openapi/types.generated';
import type { ApiClient, Reply } from '../support/api-client';

const RANGE = '/api/store/calendar/';

/** Adds an event of half an hour on Monday 7 December 2026. */
export async function addEvent(client: ApiClient, fields: object = {}): Promise<CalendarEvent> {
  const wanted = {
    title: 'Inventaire',
    isAllDay: false,
    startsAt: '2026-12-07T09:00:00.000Z',
    endsAt: '2026-12-07T09:30:00.000Z',
    ...fields,
  };
  return (await client.post('/api/store/calendar/event/create', wanted)).body;
}

/** A weekly event from Monday 7 December 2026 on. */
export function addWeekly(client: ApiClient, fields: object = {}): Promise<CalendarEvent> {
  return addEvent(client, { recurrence: { frequency: 'weekly', interval: 1 }, ...fields });
}

export function changeEvent(
  client: ApiClient,
  id: string,
  body: object,
  revision = 1,
): Promise<Reply> {
  return client.patch(`/api/store/calendar/event/${id}`, body, { revision });
}

export function deleteEvent(client: ApiClient, id: string, body: object = {}): Promise<Reply> {
  return client.post(`/api/store/calendar/event/${id}/delete`, body);
}

/** The entries of a source, or of all. */
export async function entriesOf(
  client: ApiClient,
  from: string,
  to: string,
  sources = 'event',
): Promise<CalendarEntry[]> {
  const query = sources === '' ? '' : `&sources=${sources}`;
  return (await client.get(`${RANGE}?from=${from}&to=${to}${query}`)).body.items;
}

/** The begins of the occurrences of an event in a range. */
export async function startsOf(
  client: ApiClient,
  id: string,
  from: string,
  to: string,
): Promise<(string | undefined)[]> {
  const entries = await entriesOf(client, from, to);
  return entries
    .filter(({ recordId }) => recordId === id)
    .map(({ startsAt, day }) => startsAt?.slice(0, 16) ?? day);
}
