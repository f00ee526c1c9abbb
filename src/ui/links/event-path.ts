/** The calendar. */
export const CALENDAR_PATH = '/dashboard/calendar';

/** The calendar with the form of a new event. */
export const NEW_EVENT_PATH = `${CALENDAR_PATH}?new=event`;

/** The calendar on a day, with an event open; of a recurring event, the occurrence. */
export function eventPath(
  { recordId, occurrence }: { recordId: string; occurrence?: string | undefined },
  day: string,
): string {
  const series = occurrence === undefined ? '' : `&occurrence=${occurrence}`;
  return `${CALENDAR_PATH}?day=${day}&event=${recordId}${series}`;
}
