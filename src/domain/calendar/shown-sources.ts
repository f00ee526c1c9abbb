import type { CalendarSource } from './calendar-entry';

/**
 * What the calendar shows, in the order of its filters. Public holidays are data of the portal; all
 * other sources are those of the contract.
 */
export const SHOWN_SOURCES = [
  'event',
  'task',
  'pickup',
  'departure',
  'interview',
  'order_deadline',
  'return_deadline',
  'cancellation_deadline',
  'payout',
  'closure',
  'opening_hours',
  'holiday',
] as const satisfies readonly (CalendarSource | 'holiday')[];
export type ShownSource = (typeof SHOWN_SOURCES)[number];
