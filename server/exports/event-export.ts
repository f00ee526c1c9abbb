import { lastDayOf, startDayOf } from '#domain/calendar/calendar-event';
import { occurrenceFields, occurrencesWithin } from '#domain/calendar/occurrences';
import { EVENT_FREQUENCY_WORDS } from '#domain/exports/export-words';
import type { CsvCell } from '#domain/format/csv';
import type { Language } from '#domain/format/languages';
import { casablancaClock } from '#domain/time/casablanca-day';
import { type DayRange, instantsOf } from '../calendar/calendar-range.query';
import { eventOf } from '../calendar/event-columns';
import { selectEventsWithin } from '../calendar/event-window.query';
import type { Reader } from '../context';
import { findPeople, type PersonRow } from '../tasks/tasks.repository';

/** Lines of a batch. */
const BATCH = 500;

interface Line {
  readonly startsAt: number;
  readonly cells: readonly CsvCell[];
}

function namesOf(ids: readonly string[], people: ReadonlyMap<string, PersonRow>): string {
  return ids
    .flatMap((id) => {
      const person = people.get(id);
      return person ? `${person.firstName} ${person.lastName}` : [];
    })
    .join(', ');
}

/** The cells of `EVENT_COLUMNS` of every occurrence in a range of days, by its begin. */
export async function* eventRecords(
  reader: Reader,
  storeId: string,
  { language, ...range }: DayRange & { readonly language: Language },
) {
  const { from, to } = instantsOf(range);
  const rows = await selectEventsWithin(reader, storeId, { from, to });
  const events = rows.map(eventOf);
  const named = events.flatMap((event) => [
    ...event.participantIds,
    ...Object.values(event.changes).flatMap((change) => change?.participantIds ?? []),
  ]);
  const people = await findPeople(reader, storeId, named);
  const lines = events.flatMap((event) =>
    occurrencesWithin(event, from, to).map(({ day, times }): Line => {
      const fields = (day !== null && occurrenceFields(event, day)) || event;
      const clock = (instant: number) => (times.isAllDay ? '' : casablancaClock(new Date(instant)));
      const { recurrence } = event;
      return {
        startsAt: times.startsAt,
        cells: [
          fields.title,
          { day: startDayOf(times) },
          clock(times.startsAt),
          { day: lastDayOf(times) },
          clock(times.endsAt),
          fields.place,
          recurrence ? EVENT_FREQUENCY_WORDS[recurrence.frequency][language] : '',
          namesOf(fields.participantIds, people),
          fields.description,
        ],
      };
    }),
  );
  lines.sort((one, other) => one.startsAt - other.startsAt);
  for (let at = 0; at === 0 || at < lines.length; at += BATCH) {
    yield lines.slice(at, at + BATCH).map(({ cells }) => cells);
  }
}
