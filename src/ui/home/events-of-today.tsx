import { partOfDay, spanOfEntry } from '#domain/calendar/entry-span';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { localizedTitle } from '#domain/text/localized-title';
import type { Today } from '#openapi/types.generated';
import { ButtonLink } from '../kit/button';
import { Card, CardHeader } from '../kit/layout/card';
import { TextLink } from '../kit/text-link';
import { CALENDAR_PATH, eventPath } from '../links/event-path';
import { meetingPath } from '../links/meeting-path';
import { useToday } from '../lists/use-now';
import { LineEnd, Lines, LineText } from '../pickups/booking.styles';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

type Event = Today['events'][number];

/** The events, departures and interviews that touch today, with their time and what is known of them. */
export function EventsOfToday({ events }: { events: readonly Event[] }) {
  const t = useText('today');
  const today = useToday();
  const timeOf = useTimeOfToday();
  const { language } = useFormat();
  const titleOf = ({ title = '', titleEn = '', titleAr = '' }: Event) =>
    localizedTitle({ title, titleEn, titleAr }, language);
  const factsOf = ({ place, name, booked, maximum }: Event) => {
    if (maximum === undefined)
      return name ? t('events.interview', { name: bidiIsolate(name) }) : place;
    return t('events.places', { places: bidiIsolate(`${booked ?? 0}/${maximum}`) });
  };
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
              <b dir="auto">{titleOf(event)}</b>
              <span>
                {timeOf(event)}
                {factsOf(event) && (
                  <>
                    {' · '}
                    <bdi>{factsOf(event)}</bdi>
                  </>
                )}
              </span>
            </LineText>
            <LineEnd>
              <ButtonLink
                variant="outline"
                size="small"
                to={meetingPath(event) ?? eventPath(event, today)}
                aria-label={t('events.open', { title: bidiIsolate(titleOf(event)) })}
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
