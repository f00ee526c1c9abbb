/**
 * What the calendar shows, in the order of its filters. Public holidays are data of the portal; all
 * other sources are those of the contract (CalendarSource).
 */
export const CALENDAR_SOURCES = [
  'event',
  'task',
  'pickup',
  'order_deadline',
  'return_deadline',
  'cancellation_deadline',
  'payout',
  'closure',
  'opening_hours',
  'holiday',
] as const;
export type CalendarSource = (typeof CALENDAR_SOURCES)[number];
