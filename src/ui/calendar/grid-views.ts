import type { CalendarOptions } from '@fullcalendar/react';
import type { CalendarView } from '#domain/calendar/calendar-range';

/** The views of the grid; the agenda is a list of its own. */
export type GridView = Exclude<CalendarView, 'agenda'>;

/** Their names in the library. */
export const VIEWS = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
} as const satisfies Record<GridView, string>;

/** The options of the views with times. */
export const TIME_VIEWS = {
  timeGridWeek: { dayMaxEvents: true, dayHeaderFormat: { weekday: 'short', day: 'numeric' } },
  timeGridDay: {
    dayMaxEvents: true,
    dayHeaderFormat: { weekday: 'long', day: 'numeric', month: 'long' },
  },
} satisfies CalendarOptions['views'];

/** Entries that have room beside each other in a day of the view, on a phone too. */
export const STACKS = {
  month: { wide: 1, phone: 1 },
  week: { wide: 2, phone: 1 },
  day: { wide: 6, phone: 2 },
} as const satisfies Record<GridView, object>;
