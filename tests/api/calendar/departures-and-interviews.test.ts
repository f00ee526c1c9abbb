import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays, casablancaDay, casablancaTime } from '#domain/time/casablanca-day';
import type { CalendarEntry } from '#openapi/types.generated';
import { departures } from '../../../server/database/schema/tours';
import { candidacies } from '../../../server/database/schema/vacancies';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { bookedPlaces, departureOf, plannedTour, startAt } from '../tours/tour-builder';
import { insertCandidacy, openVacancy } from '../vacancies/vacancy-client';
import { entriesOf } from './calendar-client';

const server = await startTestServer();
const { db } = server.database;
const manager = await server.signIn('manager');
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');
const sellerId = (await seller.get('/api/user/')).body.id as string;
const today = casablancaDay(server.clock.now());
const [from, to] = [today, addDays(today, 20)];

function found(client: ApiClient, source: 'departure' | 'interview') {
  return entriesOf(client, from, to, source);
}

function withId(entries: readonly CalendarEntry[], id: string): CalendarEntry | undefined {
  return entries.find(({ recordId }) => recordId === id);
}

/** A candidate who has chosen an interview in three days. */
async function interviewed(fields: Partial<typeof candidacies.$inferInsert> = {}) {
  const vacancy = await openVacancy(manager);
  const interviewStartsAt = casablancaTime(addDays(today, 3), '10:00');
  const interviewEndsAt = casablancaTime(addDays(today, 3), '11:00');
  const id = await insertCandidacy(db, vacancy, {
    status: 'interview',
    interviewStartsAt,
    interviewEndsAt,
    ...fields,
  });
  return { id, vacancy, interviewStartsAt, interviewEndsAt };
}

test('A departure names its tour in three languages and counts the places that are booked', async () => {
  const { tour, departure } = await plannedTour(server);
  await bookedPlaces(manager, departure.id, { adults: 3 });
  expect(withId(await found(manager, 'departure'), departure.id)).toEqual({
    id: departure.id,
    source: 'departure',
    recordId: departure.id,
    ofId: tour.id,
    title: tour.title,
    titleEn: tour.titleEn,
    titleAr: tour.titleAr,
    status: 'open',
    booked: 3,
    maximum: 10,
    startsAt: departure.startsAt.toISOString(),
    endsAt: departure.endsAt.toISOString(),
  });
});

test('A departure that was called off is not on the calendar', async () => {
  const { departure } = await plannedTour(server, { status: 'called_off' });
  expect(withId(await found(manager, 'departure'), departure.id)).toBeUndefined();
});

test('A guide sees the departures that they guide, and nobody sees those of another store', async () => {
  const { tour, departure } = await plannedTour(server);
  const guided = await departureOf(server, tour, { guideIds: [sellerId] });
  const ids = (entries: readonly CalendarEntry[]) =>
    [departure.id, guided.id].filter((id) => withId(entries, id));
  expect(ids(await found(manager, 'departure'))).toEqual([departure.id, guided.id]);
  expect(ids(await found(seller, 'departure'))).toEqual([guided.id]);
  expect(ids(await found(stranger, 'departure'))).toEqual([]);
});

test('An interview names its candidate and vacancy', async () => {
  const { id, vacancy, interviewStartsAt, interviewEndsAt } = await interviewed();
  expect(withId(await found(manager, 'interview'), id)).toEqual({
    id,
    source: 'interview',
    recordId: id,
    ofId: vacancy.id,
    title: vacancy.title,
    titleEn: vacancy.titleEn,
    titleAr: vacancy.titleAr,
    name: 'Salma Tazi',
    status: 'interview',
    startsAt: interviewStartsAt.toISOString(),
    endsAt: interviewEndsAt.toISOString(),
  });
});

test('An interviewer sees the interviews with their candidates, and nobody sees those of another store', async () => {
  const other = await interviewed();
  const own = await interviewed({ interviewerIds: [sellerId, 'usr_salma'] });
  const ids = (entries: readonly CalendarEntry[]) =>
    [other.id, own.id].filter((id) => withId(entries, id));
  expect(ids(await found(manager, 'interview'))).toEqual([other.id, own.id]);
  expect(ids(await found(seller, 'interview'))).toEqual([own.id]);
  expect(ids(await found(stranger, 'interview'))).toEqual([]);
});

test('The interview of a candidacy that ended before it, or of an erased one, is not on the calendar', async () => {
  const { id, interviewStartsAt } = await interviewed({ status: 'withdrawn' });
  const shows = async () => withId(await found(manager, 'interview'), id) !== undefined;
  const end = (part: Partial<typeof candidacies.$inferInsert>) =>
    db.update(candidacies).set(part).where(eq(candidacies.id, id));
  await end({ endedAt: new Date(interviewStartsAt.getTime() - 1) });
  expect(await shows()).toBe(false);
  await end({ endedAt: interviewStartsAt });
  expect(await shows()).toBe(true);
  await end({ erasedAt: server.clock.now() });
  expect(await shows()).toBe(false);
});

test('The feed of a guide has the departures that they guide, and names no candidate', async () => {
  const { departure } = await plannedTour(server, {}, { title: 'Visite sans elle' });
  const { departure: guided } = await plannedTour(
    server,
    { guideIds: [sellerId], startsAt: startAt(server, 6) },
    { title: 'Visite du four' },
  );
  const { id } = await interviewed({ interviewerIds: [sellerId, 'usr_salma'] });
  const sources = ['departure', 'interview'];
  const { status, body } = await seller.post('/api/store/calendar/feed/create', { sources });
  expect([status, body.sources]).toEqual([201, sources]);
  const { text } = await server.anonymous.get(new URL(body.address).pathname);
  expect(text).toContain('SUMMARY:Visite du four · 0/10');
  expect(text).toContain(`UID:${guided.id}-departure@`);
  expect(text).not.toContain(departure.id);
  expect(text).toContain(`UID:${id}-interview@`);
  expect(text).toContain('SUMMARY:Entretien · Vendeuse à Fès');
  expect(text).not.toContain('Tazi');
});

test('A departure of a tour that is written in French only has no other title', async () => {
  const { departure } = await plannedTour(server, {}, { titleEn: '', titleAr: '' });
  const entry = withId(await found(manager, 'departure'), departure.id);
  expect(Object.keys(entry ?? {})).not.toContain('titleEn');
  expect(Object.keys(entry ?? {})).not.toContain('titleAr');
  const [row] = await db.select().from(departures).where(eq(departures.id, departure.id));
  expect(entry?.startsAt).toBe(row?.startsAt.toISOString());
});
