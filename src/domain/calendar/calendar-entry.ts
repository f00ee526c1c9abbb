import type { Permission } from '../permissions/permissions';

/** What the calendar shows, in the order of its list of sources. */
export const CALENDAR_SOURCES = [
  'order_deadline',
  'return_deadline',
  'cancellation_deadline',
  'opening_hours',
  'closure',
  'payout',
  'pickup',
  'departure',
  'interview',
  'task',
  'event',
] as const;
export type CalendarSource = (typeof CALENDAR_SOURCES)[number];

/** Sources that a feed can have: opening hours would fill every day of another calendar. */
export const FEED_SOURCES = CALENDAR_SOURCES.filter(isFeedSource);
export type FeedSource = Exclude<CalendarSource, 'opening_hours'>;

function isFeedSource(source: CalendarSource): source is FeedSource {
  return source !== 'opening_hours';
}

/** The permission that shows a source. Users without `tours.edit` or `vacancies.edit` see their own only. */
export const SOURCE_PERMISSIONS: Readonly<Record<CalendarSource, Permission>> = {
  order_deadline: 'orders.see',
  return_deadline: 'returns.see',
  cancellation_deadline: 'orders.see',
  opening_hours: 'store.see',
  closure: 'store.see',
  payout: 'payments.see',
  pickup: 'orders.see',
  departure: 'tours.see',
  interview: 'vacancies.see',
  task: 'tasks.see',
  event: 'calendar.see',
};

/** Most days of a range of the calendar, and of an export (contract: getCalendar). */
export const RANGE_DAYS = { calendar: 100, export: 366 } as const;

/** The sources that a user with these permissions sees, among the wanted ones. */
export function visibleSources(
  wanted: readonly CalendarSource[],
  permissions: readonly Permission[],
): CalendarSource[] {
  return CALENDAR_SOURCES.filter(
    (source) => wanted.includes(source) && permissions.includes(SOURCE_PERMISSIONS[source]),
  );
}
