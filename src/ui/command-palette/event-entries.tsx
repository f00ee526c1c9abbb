import { spanOfEntry, wallClockOf } from '#domain/calendar/entry-span';
import { casablancaInstant } from '#domain/time/casablanca-day';
import type { CalendarEntry } from '#openapi/types.generated';
import EventIcon from '~icons/solar/calendar-mark-linear';
import { Icon } from '../kit/icon';
import { eventPath } from '../links/event-path';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { PaletteEntries } from './palette-entry';
import { type Found, HighlightedName } from './search-entries';

/** Events of the calendar that the server finds, by title or place, each at its nearest occurrence. */
export function useEventEntries(query: string, found: Found): PaletteEntries {
  const t = useText('palette');
  const { date, dateTime } = useFormat();
  const entryOf = (event: CalendarEntry) => {
    const { title = '', place } = event;
    const span = spanOfEntry(event);
    const [day, time] =
      'day' in span
        ? [span.day, date(casablancaInstant(span.day))]
        : [wallClockOf(span.startsAt).slice(0, 10), dateTime(span.startsAt)];
    return {
      id: `event:${event.recordId}`,
      name: title,
      title: <HighlightedName name={title} query={query} />,
      description: [time, ...(place ? [place] : [])].join(' · '),
      lead: <Icon of={EventIcon} />,
      to: eventPath(event, day),
    };
  };
  return { id: 'events', title: t('groups.events'), items: (found?.events ?? []).map(entryOf) };
}
