import { inArray } from 'drizzle-orm';
import {
  completeRecurrence,
  type EventRecurrence,
  LAST_DAY,
  recurrenceErrors,
} from '#domain/calendar/recurrence';
import { casablancaDay, casablancaTime, type IsoDay, isIsoDay } from '#domain/time/casablanca-day';
import { plannedDepartures, plannedUntil } from '#domain/tours/departure-series';
import type { DepartureCreate, PlannedDepartures } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { newId } from '../database/ids';
import { departureSeries, departures } from '../database/schema/tours';
import { invalid, notFound, problem } from '../http/problem-error';
import { staffPerformer } from '../orders/performers';
import { presentDepartures } from './departure-presentation';
import { selectDepartures } from './departures.repository';
import { insertDepartures, type PlannedFields } from './insert-departures';
import { assertGuides } from './tour-guides';
import { presentSeries, presentTour } from './tour-presentation';
import { lockTour, type SeriesRow, type TourRow } from './tours.repository';

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
