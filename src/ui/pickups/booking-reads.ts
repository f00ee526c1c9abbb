import type {
  ListPickupsApiArg,
  ListSlotsApiArg,
} from '#application/api/pickups-endpoints.generated';
import type { IsoDay } from '#domain/time/casablanca-day';

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

export const NEWEST: ListPickupsApiArg = { sort: '-createdAt', page: 1, pageSize: 5 };
export const MISSED: ListPickupsApiArg = {
  status: ['missed'],
  sort: '-startsAt',
  page: 1,
  pageSize: 5,
};
