import { styled } from 'styled-components';
import {
  CALENDAR_VIEWS,
  type CalendarView,
  dayOfNextView,
  namedDays,
} from '#domain/calendar/calendar-range';
import { formatHijriMonths } from '#domain/calendar/hijri';
import { languageRecords } from '#domain/format/languages';
import { formatMonth } from '#domain/format/months';
import { casablancaInstant, type IsoDay } from '#domain/time/casablanca-day';
import PreviousIcon from '~icons/solar/alt-arrow-left-linear';
import NextIcon from '~icons/solar/alt-arrow-right-linear';
import { Button } from '../kit/button';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { IconButton } from '../kit/icon-button';
import type { useListUrl } from '../lists/list-url';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { CalendarFilters } from './calendar-filters';
import type { CalendarState } from './calendar-query';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
  padding: var(--space-16) var(--space-20);
  border-block-end: 1px solid var(--line);
  ${media.below('phone')} {
    padding: var(--space-12);
    gap: var(--space-8);
  }
`;
const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  ${media.below('phone')} {
    order: -2;
  }
`;
const Title = styled.h2`
  flex: 1 1 auto;
  min-inline-size: 0;
  font: var(--weight-head) var(--text-h3) var(--font-head);
  &::first-letter {
    text-transform: uppercase;
  }
  & > small {
    display: block;
    color: var(--text-2);
    font: 400 var(--text-help) var(--font-body);
  }
  ${media.below('phone')} {
    order: -3;
    flex-basis: 100%;
  }
`;
const Filters = styled.div`
  ${media.below('phone')} {
    order: -1;
    margin-inline-start: auto;
  }
`;

/** Noon, so that a day has the same date in every zone. */
const NOON = 12;

/** The days of a view as its title: "décembre 2026", "7 déc. 2026 – 13 déc. 2026". */
function useTitle({ view, day }: CalendarState): { title: string; hijri: string } {
  const t = useText('calendar');
  const format = useFormat();
  const { from, to } = namedDays(view, day, languageRecords[format.language].weekStartsOn);
  const hijri = formatHijriMonths(from, to, format.language);
  if (view === 'month') return { title: formatMonth(from.slice(0, 7), format.language), hijri };
  if (view === 'day') return { title: format.longDate(casablancaInstant(day, NOON)), hijri };
  const [first, last] = [from, to].map((one) => format.date(casablancaInstant(one, NOON)));
  return { title: t('toolbar.days', { from: first, to: last }), hijri };
}

interface CalendarToolbarProps {
  state: CalendarState;
  today: IsoDay;
  withHijri: boolean;
  url: ReturnType<typeof useListUrl>;
}

/** Which days the calendar shows, how, and of which sources. */
export function CalendarToolbar({ state, today, withHijri, url }: CalendarToolbarProps) {
  const t = useText('calendar');
  const { title, hijri } = useTitle(state);
  const { view, day } = state;
  const step = (by: 1 | -1) => url.change({ day: dayOfNextView(view, day, by) });
  return (
    <Bar>
      <Steps>
        <Button
          variant="outline"
          onClick={() => url.change({ day: null })}
          disabled={day === today}
        >
          {t('toolbar.today')}
        </Button>
        <IconButton
          icon={PreviousIcon}
          iconMirrored
          label={t(`toolbar.previous.${view}`)}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={NextIcon}
          iconMirrored
          label={t(`toolbar.next.${view}`)}
          onClick={() => step(1)}
        />
      </Steps>
      <Title aria-live="polite">
        {title}
        {withHijri && <small>{hijri}</small>}
      </Title>
      <SegmentedControl<CalendarView>
        label={t('toolbar.view')}
        value={view}
        segments={CALENDAR_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        onChange={(chosen) => url.change({ view: chosen })}
      />
      <Filters>
        <CalendarFilters />
      </Filters>
    </Bar>
  );
}
