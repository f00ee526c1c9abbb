import * as z from 'zod/mini';
import { SHOWN_SOURCES, type ShownSource } from '#domain/calendar/shown-sources';
import { type Preference, preference, withFallback } from './preference';

/** How a user looks at the calendar. */
export interface CalendarSettings {
  /** Sources whose entries are hidden. */
  readonly hidden: readonly ShownSource[];
  /** Whether the Hijri date is shown beside the Gregorian. */
  readonly hijri: boolean;
}

const DEFAULT_SETTINGS = { hidden: [], hijri: false } satisfies CalendarSettings;

/** What a user shows on the calendar: on every computer the same. */
export const calendarSettings: Preference<CalendarSettings> = preference(
  'calendar',
  withFallback(
    z.object({
      hidden: withFallback(z.array(z.enum(SHOWN_SOURCES)), []),
      hijri: withFallback(z.boolean(), false),
    }),
    DEFAULT_SETTINGS,
  ),
);
