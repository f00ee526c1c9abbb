import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, casablancaDay, casablancaTime } from '#domain/time/casablanca-day';
import type { CalendarEntry } from '#openapi/types.generated';
import { calendarEvents } from '../../../server/database/schema/calendar';
import { addEvent, addWeekly, changeEvent, deleteEvent } from '../calendar/calendar-client';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
server.clock.stop();
const stranger = await server.signIn('admin2');
const today = casablancaDay(server.clock.now());

/** An hour of a day, so many days from today. */
function hourOn(days: number) {
  const day = addDays(today, days);
  return {
    startsAt: casablancaTime(day, '09:00').toISOString(),
    endsAt: casablancaTime(day, '10:00').toISOString(),
  };
}

let series: CalendarEntry['recordId'];

beforeAll(async () => {
  const titles = ['Foire de Fès', 'Foire d’été', 'معرض الصناعة'];
  for (const [at, title] of titles.entries()) {
    await addEvent(stranger, { title, place: 'Dépôt', ...hourOn((at - 1) * 10) });
  }
  series = (await addWeekly(stranger, { title: 'Réunion de la foire', ...hourOn(-15) })).id;
});

async function found(q: string): Promise<CalendarEntry[]> {
  return (await stranger.get(`/api/store/search/?q=${encodeURIComponent(q)}`)).body.events;
}

async function titlesFor(q: string): Promise<(string | undefined)[]> {
  return (await found(q)).map(({ title }) => title);
}

test('Events are found by the words of their title and place, whatever their accents', async () => {
  expect(await titlesFor('ete')).toEqual(['Foire d’été']);
  expect(await titlesFor('معرض')).toEqual(['معرض الصناعة']);
  expect(await titlesFor('depot foire')).toEqual(['Foire d’été', 'Foire de Fès']);
  expect(await titlesFor('inconnu')).toEqual([]);
});

test('What is to come is first, then what is over, and a series is at its next occurrence', async () => {
  const events = await found('foire');
  expect(events.map(({ title }) => title)).toEqual([
    'Réunion de la foire',
    'Foire d’été',
    'Foire de Fès',
  ]);
  expect(events[0]).toMatchObject({
    recordId: series,
    occurrence: addDays(today, 6),
    ...hourOn(6),
  });
});

test('An event is found by its new title, and not once it is deleted', async () => {
  const { id } = await addEvent(stranger, { title: 'Peinture', ...hourOn(3) });
  await changeEvent(stranger, id, { title: 'Vernissage' });
  expect(await titlesFor('peinture')).toEqual([]);
  expect(await titlesFor('vernissage')).toEqual(['Vernissage']);
  await deleteEvent(stranger, id);
  expect(await titlesFor('vernissage')).toEqual([]);
});

test('Another store’s events are not found', async () => {
  const seller = await server.signIn('seller');
  expect((await seller.get('/api/store/search/?q=foire%20fes')).body.events).toEqual([]);
});

test('SQL folds titles as the server does, for events that were written before', async () => {
  const { db } = server.context.database;
  const [row] = await db
    .select({
      texts: sql<string[]>`array_agg(${calendarEvents.searchText} order by ${calendarEvents.id})`,
      folded: sql<
        string[]
      >`array_agg(fold_for_search(${calendarEvents.title} || ' ' || ${calendarEvents.place}) order by ${calendarEvents.id})`,
    })
    .from(calendarEvents);
  expect(row?.texts.length).toBeGreaterThan(3);
  expect(row?.folded).toEqual(row?.texts);
});
