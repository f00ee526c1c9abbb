import {
  type CalendarEntry,
  useListCalendarEventsQuery,
} from '#application/api/calendar-endpoints.generated';
import { spanOfEntry, wallClockOf } from '#domain/calendar/entry-span';
import { casablancaInstant } from '#domain/time/casablanca-day';
import EventIcon from '~icons/solar/calendar-mark-linear';
import { Icon } from '../kit/icon';
import { eventPath } from '../links/event-path';
import { usePermission } from '../portal-context/use-permission';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { HighlightedName, type SearchEntries, searchArgs, toEntries } from './search-entries';

/** Events of the calendar that the server finds, by title or place, each at its nearest occurrence. */
export function useEventEntries(query: string): SearchEntries {
  const t = useText('palette');
  const { date, dateTime } = useFormat();
  const answer = useListCalendarEventsQuery(searchArgs(usePermission('calendar.see'), query));
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
  return { id: 'events', title: t('groups.events'), ...toEntries(answer, entryOf) };
}
