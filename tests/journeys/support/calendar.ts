import type { Locator, Page } from '@playwright/test';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { EventRecurrence } from '#domain/calendar/recurrence';
import { newId } from '../../../server/database/ids';
import { calendarEvents } from '../../../server/database/schema/calendar';
import { storeAvailability } from '../../../server/database/schema/stores';
import type { JourneyStore } from './store';

/** A Monday of a month without public holidays; the clocks of Casablanca show UTC. */
export const MONDAY = '2027-02-08';

/** Every week on the weekday of the first day. */
const WEEKLY: EventRecurrence = {
  frequency: 'weekly',
  interval: 1,
  weekdays: ['monday'],
  monthlyBy: 'day',
  until: null,
  count: null,
};

/** Adds an event of half an hour on the morning of {@link MONDAY}; returns its id. */
export async function addCalendarEvent(
  { id: storeId, backend }: JourneyStore,
  title: string,
  isWeekly = false,
): Promise<string> {
  const id = newId('evt');
  const startsAt = new Date(`${MONDAY}T09:00:00Z`);
  const endsAt = new Date(`${MONDAY}T09:30:00Z`);
  await backend.database.db.insert(calendarEvents).values({
    id,
    storeId,
    uid: `${id}@test`,
    title,
    isAllDay: false,
    startsAt,
    endsAt,
    recurrence: isWeekly ? WEEKLY : null,
    isLong: isWeekly,
    firstAt: startsAt,
    lastAt: isWeekly ? null : endsAt,
  });
  return id;
}

/** The event of this title that was added last and is not deleted. */
export async function newestEventId(
  { id: storeId, backend }: JourneyStore,
  title: string,
): Promise<string> {
  const [row] = await backend.database.db
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.storeId, storeId),
        eq(calendarEvents.title, title),
        isNull(calendarEvents.archivedAt),
      ),
    )
    .orderBy(desc(calendarEvents.createdAt))
    .limit(1);
  if (!row) throw new Error(`There is no event ${title}.`);
  return row.id;
}

/** Another user changes or deletes an event. */
export async function changeEventAsColleague(
  { backend }: JourneyStore,
  id: string,
  how: 'changed' | 'deleted',
): Promise<void> {
  await backend.database.db
    .update(calendarEvents)
    .set({
      revision: sql`${calendarEvents.revision} + 1`,
      ...(how === 'deleted' && { archivedAt: new Date() }),
    })
    .where(eq(calendarEvents.id, id));
}

/** Closes the store on {@link MONDAY}. */
export async function addClosure({ id: storeId, backend }: JourneyStore): Promise<void> {
  const closure = { from: MONDAY, to: MONDAY, note: 'Congé', noteEn: null, noteAr: null };
  await backend.database.db.insert(storeAvailability).values({
    storeId,
    weekly: [],
    closures: [{ ...closure, acceptOrders: true }],
    handlingDays: 2,
  });
}

/** Another user changes the availability of the store. */
export async function changeAvailabilityAsColleague({ id, backend }: JourneyStore): Promise<void> {
  await backend.database.db
    .update(storeAvailability)
    .set({ revision: sql`${storeAvailability.revision} + 1` })
    .where(eq(storeAvailability.storeId, id));
}

/** An entry of the grid. */
export function gridEntry(page: Page, title: string): Locator {
  return page.locator('.cal-entry').filter({ hasText: title });
}

/** A day of the month. */
export function gridDay(page: Page, day: string): Locator {
  return page.locator(`.cal-day[data-date="${day}"]`);
}

async function dragBetween(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function centreOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags an entry of the month to a day. */
export async function dragEntry(page: Page, entry: Locator, day: string): Promise<void> {
  await dragBetween(page, await centreOf(entry), await centreOf(gridDay(page, day)));
}

/** Stretches an entry of the month to a later day. */
export async function stretchEntry(page: Page, entry: Locator, day: string): Promise<void> {
  await entry.hover();
  await dragBetween(
    page,
    await centreOf(entry.locator('.cal-handle-end')),
    await centreOf(gridDay(page, day)),
  );
}
