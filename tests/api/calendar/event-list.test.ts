import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, casablancaDay, casablancaTime } from '#domain/time/casablanca-day';
import type { CalendarEntry, CalendarEventPage } from '../../../server/contract.generated';
import { calendarEvents } from '../../../server/database/schema/calendar';
import { startTestServer } from '../support/test-server';
import { addEvent, addWeekly, changeEvent, deleteEvent } from './calendar-client';

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

async function found(query: string): Promise<CalendarEventPage> {
  const path = `/api/store/calendar/events/?${query}`;
  return (await stranger.get(path)).body;
}

async function titlesFor(q: string): Promise<(string | undefined)[]> {
  return (await found(`q=${encodeURIComponent(q)}`)).items.map(({ title }) => title);
}

test('Events are found by the words of their title and place, whatever their accents', async () => {
  expect(await titlesFor('ete')).toEqual(['Foire d’été']);
  expect(await titlesFor('معرض')).toEqual(['معرض الصناعة']);
  expect(await titlesFor('depot foire')).toEqual(['Foire d’été', 'Foire de Fès']);
  expect(await titlesFor('inconnu')).toEqual([]);
});

test('What is to come is first, then what is over, and a series is at its next occurrence', async () => {
  const { items, total } = await found('q=foire');
  expect(items.map(({ title }) => title)).toEqual([
    'Réunion de la foire',
    'Foire d’été',
    'Foire de Fès',
  ]);
  expect(total).toBe(3);
  expect(items[0]).toMatchObject({ recordId: series, occurrence: addDays(today, 6), ...hourOn(6) });
  const second = await found('q=foire&page=2&pageSize=2');
  expect(second.items.map(({ title }) => title)).toEqual(['Foire de Fès']);
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
  expect((await seller.get('/api/store/calendar/events/?q=foire%20fes')).body.items).toEqual([]);
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
