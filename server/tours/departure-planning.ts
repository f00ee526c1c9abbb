import { and, eq, gt, gte, inArray, isNull, lt, notExists, notInArray, sql } from 'drizzle-orm';
import {
  completeRecurrence,
  type EventRecurrence,
  LAST_DAY,
  recurrenceErrors,
} from '#domain/calendar/recurrence';
import {
  addDays,
  casablancaDay,
  casablancaTime,
  type IsoDay,
  isIsoDay,
} from '#domain/time/casablanca-day';
import { bookableUntil, departureEnd } from '#domain/tours/departure-lifecycle';
import { plannedDepartures, plannedUntil } from '#domain/tours/departure-series';
import type { Principal, Tx } from '../context';
import type {
  DepartureCreate,
  DepartureSeriesUpdate,
  PlannedDepartures,
  DepartureSeries as WireSeries,
} from '../contract.generated';
import { newId } from '../database/ids';
import {
  departureSeries,
  departures,
  tourBookings,
  waitingEntries,
} from '../database/schema/tours';
import { invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { processOneByOne, type ScheduledTaskContext } from '../orders/overdue-orders';
import { type Performer, SYSTEM, staffPerformer } from '../orders/performers';
import { presentDepartures } from './departure-presentation';
import { recordDepartureHistory, selectDepartures } from './departures.repository';
import { assertGuides } from './tour-guides';
import { presentSeries, presentTour } from './tour-presentation';
import { lockTour, type SeriesRow, type TourRow } from './tours.repository';

/** What departures of a series, or one alone, have in common. */
type PlannedFields = Pick<
  SeriesRow,
  'storeId' | 'tourId' | 'minimum' | 'maximum' | 'cutOffMinutes' | 'guideIds'
>;

interface Planned {
  readonly seriesId: string | null;
  readonly durationMinutes: number;
  readonly performer: Performer;
  readonly now: Date;
}

/** Adds the departures that do not exist yet. @returns their ids */
async function insertDepartures(
  tx: Tx,
  fields: PlannedFields,
  times: readonly { readonly day: IsoDay; readonly startsAt: Date }[],
  { seriesId, durationMinutes, performer, now }: Planned,
): Promise<string[]> {
  if (times.length === 0) return [];
  const { storeId, tourId, minimum, maximum, cutOffMinutes, guideIds } = fields;
  const rows = await tx
    .insert(departures)
    .values(
      times.map(({ day, startsAt }) => ({
        id: newId('dep', now.getTime()),
        storeId,
        tourId,
        seriesId,
        seriesDay: seriesId === null ? null : day,
        startsAt,
        endsAt: departureEnd(startsAt, durationMinutes),
        status: 'open' as const,
        minimum,
        maximum,
        cutOffMinutes,
        cutOffAt: bookableUntil({ startsAt, cutOffMinutes }),
        guideIds,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing({ target: [departures.seriesId, departures.seriesDay] })
    .returning({ id: departures.id });
  for (const { id } of rows) {
    const line = { action: 'plan', performer, from: null, to: 'open', now };
    await recordDepartureHistory(tx, id, line);
  }
  return rows.map(({ id }) => id);
}

function dayErrors({ day, exceptions = [] }: DepartureCreate, today: IsoDay) {
  const errors: Record<string, string[]> = {};
  if (!isIsoDay(day)) errors['day'] = ['invalid_format'];
  else if (day < today) errors['day'] = ['too_early'];
  else if (day > LAST_DAY) errors['day'] = ['too_late'];
  if (!exceptions.every(isIsoDay)) errors['exceptions'] = ['invalid_format'];
  return errors;
}

function fieldsOf(body: DepartureCreate, tour: TourRow): PlannedFields {
  return {
    storeId: tour.storeId,
    tourId: tour.id,
    minimum: body.minimum ?? tour.minimum,
    maximum: body.maximum ?? tour.maximum,
    cutOffMinutes: body.cutOffMinutes ?? tour.cutOffMinutes,
    guideIds: body.guideIds ?? tour.guideIds,
  };
}

async function insertSeries(
  tx: Tx,
  fields: PlannedFields,
  body: Omit<DepartureCreate, 'recurrence'> & { readonly recurrence: EventRecurrence },
  { today, now }: { readonly today: IsoDay; readonly now: Date },
): Promise<SeriesRow> {
  const [row] = await tx
    .insert(departureSeries)
    .values({
      id: newId('dps', now.getTime()),
      ...fields,
      startDay: body.day,
      time: body.time,
      recurrence: body.recurrence,
      exceptions: (body.exceptions ?? []).toSorted(),
      plannedUntil: plannedUntil(today),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('A written series was not returned.');
  return row;
}

/** A plan of departures that a user requests. */
export interface RequestedPlan {
  readonly tourId: string;
  readonly body: DepartureCreate;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Plans one departure, or a series of them, of a tour.
 * @throws ProblemError 404 unknown to the store; 409 `action_not_allowed` for an archived tour; 422
 *   with the fields that are wrong
 */
export async function createDepartures(
  tx: Tx,
  { tourId, body, principal, now }: RequestedPlan,
): Promise<PlannedDepartures> {
  const found = await lockTour(tx, principal.storeId, tourId, now);
  if (!found) throw notFound();
  const { tour } = found;
  if (tour.status === 'archived') {
    const current = await presentTour(tx, found, principal);
    throw problem(409, 'action_not_allowed', { current });
  }
  const today = casablancaDay(now);
  const fields = fieldsOf(body, tour);
  const errors = dayErrors(body, today);
  if (fields.minimum > fields.maximum) errors['minimum'] = ['above_maximum'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const recurrence = body.recurrence ? completeRecurrence(body.recurrence, body.day) : null;
  const wrong = recurrence ? recurrenceErrors(recurrence, body.day) : {};
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  if (casablancaTime(body.day, body.time) <= now) throw invalid({ time: ['too_early'] });
  await assertGuides(tx, principal.storeId, fields.guideIds, tour.guideIds);
  const series = recurrence
    ? await insertSeries(tx, fields, { ...body, recurrence }, { today, now })
    : null;
  const times = series
    ? plannedDepartures(series, body.day, series.plannedUntil)
    : [{ day: body.day, startsAt: casablancaTime(body.day, body.time) }];
  const performer = await staffPerformer(tx, principal);
  const { durationMinutes } = tour;
  const planned = { seriesId: series?.id ?? null, durationMinutes, performer, now };
  const ids = await insertDepartures(tx, fields, times, planned);
  const records =
    ids.length === 0
      ? []
      : await selectDepartures(tx, now)
          .where(inArray(departures.id, ids))
          .orderBy(departures.startsAt, departures.id);
  return {
    series: series && presentSeries(series),
    departures: await presentDepartures(tx, records, principal, now),
  };
}

/** A change of a series that a user requests. */
export interface RequestedSeriesChange {
  readonly seriesId: string;
  readonly body: DepartureSeriesUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/** Deletes the departures that have not begun, were never booked and are not among these days. */
async function deleteLeftOut(
  tx: Tx,
  seriesId: string,
  days: readonly IsoDay[],
  now: Date,
): Promise<void> {
  const booked = tx
    .select({ id: tourBookings.id })
    .from(tourBookings)
    .where(eq(tourBookings.departureId, departures.id));
  const waiting = tx
    .select({ id: waitingEntries.id })
    .from(waitingEntries)
    .where(eq(waitingEntries.departureId, departures.id));
  await tx
    .delete(departures)
    .where(
      and(
        eq(departures.seriesId, seriesId),
        gt(departures.startsAt, now),
        inArray(departures.status, ['open', 'full']),
        notExists(booked),
        notExists(waiting),
        days.length > 0 ? notInArray(departures.seriesDay, [...days]) : undefined,
      ),
    );
}

async function lockSeries(tx: Tx, storeId: string, seriesId: string) {
  const [row] = await tx
    .select()
    .from(departureSeries)
    .where(
      and(
        eq(departureSeries.id, seriesId),
        eq(departureSeries.storeId, storeId),
        isNull(departureSeries.endedAt),
      ),
    )
    .for('update');
  return row;
}

/** The departures of a series from tomorrow on, or today if its time is not over. */
function aheadOf(series: SeriesRow, now: Date) {
  const today = casablancaDay(now);
  const from = casablancaTime(today, series.time) > now ? today : addDays(today, 1);
  return plannedDepartures(series, from, series.plannedUntil);
}

/**
 * Changes the exceptions or the end of a series; adds and deletes the departures that follow.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision; 422 with the fields that are
 *   wrong
 */
export async function updateSeries(
  tx: Tx,
  { seriesId, body, revision, principal, now }: RequestedSeriesChange,
): Promise<WireSeries> {
  const before = await lockSeries(tx, principal.storeId, seriesId);
  if (!before) throw notFound();
  assertRevision(revision, presentSeries(before));
  const { exceptions = before.exceptions, until } = body;
  if (!exceptions.every(isIsoDay)) throw invalid({ exceptions: ['invalid_format'] });
  const recurrence =
    until === undefined
      ? before.recurrence
      : { ...before.recurrence, until, count: until === null ? before.recurrence.count : null };
  if (recurrence.until !== null && !isIsoDay(recurrence.until)) {
    throw invalid({ until: ['invalid_format'] });
  }
  const wrong = recurrenceErrors(recurrence, before.startDay)['recurrence.until'];
  if (wrong) throw invalid({ until: wrong });
  const [series] = await tx
    .update(departureSeries)
    .set({
      exceptions: exceptions.toSorted(),
      recurrence,
      updatedAt: now,
      revision: sql`${departureSeries.revision} + 1`,
    })
    .where(eq(departureSeries.id, seriesId))
    .returning();
  if (!series) throw notFound();
  const times = aheadOf(series, now);
  await deleteLeftOut(
    tx,
    seriesId,
    times.map(({ day }) => day),
    now,
  );
  const performer = await staffPerformer(tx, principal);
  await planAhead(tx, series, times, { performer, now });
  return presentSeries(series);
}

async function planAhead(
  tx: Tx,
  series: SeriesRow,
  times: ReturnType<typeof plannedDepartures>,
  { performer, now }: Pick<Planned, 'performer' | 'now'>,
): Promise<string[]> {
  const tour = await lockTour(tx, series.storeId, series.tourId, now);
  if (!tour) throw notFound();
  const { durationMinutes } = tour.tour;
  return insertDepartures(tx, series, times, {
    seriesId: series.id,
    durationMinutes,
    performer,
    now,
  });
}

/** Ends the series of an archived tour. */
export async function endSeriesOf(tx: Tx, tourId: string, now: Date): Promise<void> {
  await tx
    .update(departureSeries)
    .set({ endedAt: now, updatedAt: now, revision: sql`${departureSeries.revision} + 1` })
    .where(and(eq(departureSeries.tourId, tourId), isNull(departureSeries.endedAt)));
}

/**
 * Adds the departures of all series for the days that have come within {@link plannedUntil}. Several
 * processes may run this at once.
 * @returns the number of series
 */
export function planDepartures(context: ScheduledTaskContext, now: Date): Promise<number> {
  const last = plannedUntil(casablancaDay(now));
  return processOneByOne(context, async (tx, failed, picked) => {
    const [series] = await tx
      .select()
      .from(departureSeries)
      .where(
        and(
          isNull(departureSeries.endedAt),
          lt(departureSeries.plannedUntil, last),
          failed.length > 0 ? notInArray(departureSeries.id, [...failed]) : undefined,
        ),
      )
      .orderBy(departureSeries.plannedUntil, departureSeries.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!series) return 'none';
    picked(series.id);
    const times = plannedDepartures(series, addDays(series.plannedUntil, 1), last);
    await planAhead(tx, series, times, { performer: SYSTEM, now });
    await tx
      .update(departureSeries)
      .set({ plannedUntil: last })
      .where(eq(departureSeries.id, series.id));
    return 'moved';
  });
}

/** The departures of a tour that are ahead and have no guests. */
export function departuresWithoutGuests(tx: Tx, tourId: string, now: Date) {
  return selectDepartures(tx, now)
    .where(
      and(
        eq(departures.tourId, tourId),
        inArray(departures.status, ['open', 'full', 'confirmed']),
        gte(departures.startsAt, now),
      ),
    )
    .orderBy(departures.id);
}
