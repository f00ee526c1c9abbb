import type { Today } from '#application/api/metrics-endpoints.generated';
import { partOfDay, spanOfEntry } from '#domain/calendar/entry-span';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { ButtonLink } from '../kit/button';
import { Card, CardHeader } from '../kit/layout/card';
import { TextLink } from '../kit/text-link';
import { CALENDAR_PATH, eventPath } from '../links/event-path';
import { useToday } from '../lists/use-now';
import { LineEnd, Lines, LineText } from '../pickups/booking.styles';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

type Event = Today['events'][number];

/** The events of the calendar that touch today, with their time and place. */
export function EventsOfToday({ events }: { events: readonly Event[] }) {
  const t = useText('today');
  const today = useToday();
  const timeOf = useTimeOfToday();
  return (
    <Card>
      <CardHeader
        title={t('events.title')}
        aside={<TextLink to={`${CALENDAR_PATH}?view=day`}>{t('events.all')}</TextLink>}
      />
      <Lines>
        {events.map((event) => (
          <li key={event.id}>
            <LineText>
              <b dir="auto">{event.title}</b>
              <span>
                {timeOf(event)}
                {event.place && (
                  <>
                    {' · '}
                    <bdi>{event.place}</bdi>
                  </>
                )}
              </span>
            </LineText>
            <LineEnd>
              <ButtonLink
                variant="outline"
                size="small"
                to={eventPath(event, today)}
                aria-label={t('events.open', { title: bidiIsolate(event.title ?? '') })}
              >
                {t('deadlines.open')}
              </ButtonLink>
            </LineEnd>
          </li>
        ))}
      </Lines>
    </Card>
  );
}

/** When an event is today: one that lasts longer goes on before or after it. */
function useTimeOfToday(): (event: Event) => string {
  const t = useText('today');
  const format = useFormat();
  const today = useToday();
  return (event) => {
    const { from, to } = partOfDay(spanOfEntry(event), today);
    if (from === null && to === null) return t('events.allDay');
    if (from === null) return t('events.until', { time: format.time(to ?? '') });
    if (to === null) return t('events.from', { time: format.time(from) });
    return from === to
      ? format.time(from)
      : t('events.between', { from: format.time(from), to: format.time(to) });
  };
}
