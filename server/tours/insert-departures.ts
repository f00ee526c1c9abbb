import type { IsoDay } from '#domain/time/casablanca-day';
import { bookableUntil, departureEnd } from '#domain/tours/departure-lifecycle';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { departures } from '../database/schema/tours';
import type { Performer } from '../orders/performers';
import { recordDepartureHistory } from './departures.repository';
import type { SeriesRow } from './tours.repository';

/** What departures of a series, or one alone, have in common. */
export type PlannedFields = Pick<
  SeriesRow,
  'storeId' | 'tourId' | 'minimum' | 'maximum' | 'cutOffMinutes' | 'guideIds'
>;

/** For what departures are planned: a series or null, minutes, and who plans them at `now`. */
export interface Planned {
  readonly seriesId: string | null;
  readonly durationMinutes: number;
  readonly performer: Performer;
  readonly now: Date;
}

/** Adds the departures that do not exist yet. @returns their ids */
export async function insertDepartures(
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
  const ids = rows.map(({ id }) => id);
  const line = { action: 'plan', performer, from: null, to: 'open', now };
  await recordDepartureHistory(tx, ids, line);
  return ids;
}
