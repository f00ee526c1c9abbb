import type {
  ListPickupsApiArg,
  ListSlotsApiArg,
} from '#application/api/pickups-endpoints.generated';
import { OPEN_PICKUP_STATUSES } from '#domain/pickups/pickup-lifecycle';
import type { IsoDay } from '#domain/time/casablanca-day';
import type { PickupSummary } from '#openapi/types.generated';

/** Days whose load the page shows: today and the seven days after it. */
const DAYS = 8;

/** The slots of today and of the coming days. */
export function slotsToShow(today: IsoDay): ListSlotsApiArg {
  return { from: today, days: DAYS };
}

/** The pickups whose slot is today. */
export function pickupsOf(today: IsoDay): ListPickupsApiArg {
  return { from: today, to: today, sort: 'startsAt', page: 1, pageSize: 100 };
}

/** A store has a few carriers; the pickups of more are read when they are opened. */
const AHEAD = 6;

/** Of the pickups of today, those that carriers are still expected to collect, the next ones first. */
export function pickupsToCollect(pickups: readonly PickupSummary[]): readonly PickupSummary[] {
  return pickups
    .filter(({ status }) => OPEN_PICKUP_STATUSES.some((open) => open === status))
    .slice(0, AHEAD);
}

export const NEWEST: ListPickupsApiArg = { sort: '-createdAt', page: 1, pageSize: 5 };
export const MISSED: ListPickupsApiArg = {
  status: ['missed'],
  sort: '-startsAt',
  page: 1,
  pageSize: 5,
};
