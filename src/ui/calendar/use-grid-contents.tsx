import type { CalendarOptions } from '@fullcalendar/react';
import { useCallback, useMemo, useState } from 'react';
import { formatHijriDay } from '#domain/calendar/hijri';
import type { IsoDay } from '#domain/time/casablanca-day';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { DayNumber } from './calendar-grid.styles';
import type { MonthEntries } from './entries-of-month';
import { EntryContent } from './entry-content';
import { VIEWS } from './grid-views';
import type { EntryTexts } from './use-entry-texts';

interface ShownContents {
  withHijri: boolean;
  left: MonthEntries['left'];
  texts: EntryTexts;
}

/** What the library draws into days, entries and links, and its texts. */
export function useGridContents({ withHijri, left, texts }: ShownContents) {
  const t = useText('calendar');
  const { language } = useFormat();
  return useMemo(
    () =>
      ({
        dayCellTopContent: ({ dayNumberText, date }) => (
          <DayNumber>
            {dayNumberText}
            {withHijri && (
              <small>{formatHijriDay(date.toISOString().slice(0, 10), language)}</small>
            )}
          </DayNumber>
        ),
        allDayText: t('grid.allDay'),
        moreLinkText: '',
        moreLinkContent: ({ num, view: { type } }) =>
          type === VIEWS.month ? (
            <MoreCount count={num} left={left} />
          ) : (
            t('grid.more', { count: num })
          ),
        moreLinkHint: t('grid.moreLabel'),
        closeHint: t('grid.close'),
        eventsHint: t('grid.events'),
        eventContent: (info) => <EntryContent info={info} texts={texts} />,
      }) satisfies CalendarOptions,
    [t, texts, language, withHijri, left],
  );
}

interface MoreCountProps {
  /** The entries that the library has and does not show. */
  count: number;
  left: MonthEntries['left'];
}

/** How many entries of its day a link stands for. */
function MoreCount({ count, left }: MoreCountProps) {
  const t = useText('calendar');
  const [day, setDay] = useState<IsoDay>();
  const readDay = useCallback((element: HTMLElement | null) => {
    const cell = element?.closest<HTMLElement>('[data-date]');
    if (cell) setDay(cell.dataset['date']);
  }, []);
  const others = day === undefined ? 0 : (left.get(day) ?? 0);
  return <span ref={readDay}>{t('grid.more', { count: count + others })}</span>;
}
