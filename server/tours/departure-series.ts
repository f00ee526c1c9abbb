import { and, eq, gt, inArray, isNull, lt, notExists, notInArray, sql } from 'drizzle-orm';
import { recurrenceErrors } from '#domain/calendar/recurrence';
import {
  addDays,
  casablancaDay,
  casablancaTime,
  type IsoDay,
  isIsoDay,
} from '#domain/time/casablanca-day';
import { plannedDepartures, plannedUntil } from '#domain/tours/departure-series';
import type {
  DepartureSeriesUpdate,
  DepartureSeries as WireSeries,
} from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import {
  departureSeries,
  departures,
  tourBookings,
  waitingEntries,
} from '../database/schema/tours';
import { invalid, notFound } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { processOneByOne, type ScheduledTaskContext } from '../orders/overdue-orders';
import { SYSTEM, staffPerformer } from '../orders/performers';
import { insertDepartures, type Planned } from './insert-departures';
import { presentSeries } from './tour-presentation';
import { lockTour, type SeriesRow } from './tours.repository';

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
