import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type EventDisplayInfo,
  type EventInput,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import skeleton from '@fullcalendar/react/skeleton.css?inline';
import timeGrid from '@fullcalendar/react/timegrid';
import { daysInWeek } from 'date-fns/constants';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { daysOfRange, visibleDays } from '#domain/calendar/calendar-range';
import { languageRecords } from '#domain/format/languages';
import { numberOfWeekday } from '#domain/stores/store-availability';
import type { IsoDay } from '#domain/time/casablanca-day';
import type { OpeningHours } from '#openapi/types.generated';
import CloseIcon from '~icons/solar/close-square-linear';
import { Icon } from '../kit/icon';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { GRID_CLASSES, GridFrame, GridLook } from './calendar-grid.styles';
import { entryOf, inputOf, type Placed } from './grid-events';
import { type GridView, STACKS, TIME_VIEWS, VIEWS } from './grid-views';
import { useLinesOfDay } from './lines-of-day';
import { drawnTogether, isDeadline, type ShownEntry } from './shown-entries';
import { sourceClass } from './source.styles';
import { useEntryTexts } from './use-entry-texts';
import { useGridContents } from './use-grid-contents';
import { type GridCallbacks, useGridHandlers } from './use-grid-handlers';
import { useMonthEntries } from './use-month-entries';

const PLUGINS = [dayGrid, timeGrid, interaction];
const CLOCK = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

export interface CalendarGridProps extends GridCallbacks {
  view: GridView;
  day: IsoDay;
  entries: readonly ShownEntry[];
  placed: Placed;
  /** Hours that are drawn as open; none while they are hidden. */
  openingHours: readonly OpeningHours[] | undefined;
  withHijri: boolean;
  mayAdd: boolean;
}

/**
 * The layout of the library, with the styles of the components: a stylesheet of its own would need
 * code in the first script that loads it.
 */
const Skeleton = createGlobalStyle`${skeleton}`;

/** Month, week and day of the calendar, with entries that are dragged and stretched. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, day, entries, placed, openingHours, withHijri, mayAdd } = props;
  const t = useText('calendar');
  const { language } = useFormat();
  const texts = useEntryTexts();
  const calendar = useRef<CalendarRef>(null);
  const [whole, setWhole] = useState<IsoDay | null>(null);
  const handlers = useGridHandlers(props, setWhole);
  const { adapterLocale, direction, weekStartsOn } = languageRecords[language];
  // Another value, which the library would not read, would render all of it.
  const [initial] = useState({ initialView: VIEWS[view], initialDate: day });
  const frame = useRef<HTMLDivElement>(null);
  const weeks = daysOfRange(visibleDays('month', day, weekStartsOn)).length / daysInWeek;
  const lines = useLinesOfDay(frame, weeks);
  const stack = STACKS[view][useMediaQuery(below('phone')) ? 'phone' : 'wide'];
  const month = useMonthEntries(props, { lines, whole, texts });
  const contents = useGridContents({ withHijri, left: month.left, texts });
  const events = useMemo(() => {
    if (view === 'month') return month.drawn.map((entry) => inputOf(entry, placed, texts));
    return drawnTogether(entries, stack).flatMap(([entry, ...others]): EventInput[] => {
      if (!entry) return [];
      const input = inputOf(entry, placed, texts);
      if (others.length === 0 || !isDeadline(entry.source)) return [input];
      const count = others.length + 1;
      const title = t(`grid.together.${entry.source}`, { number: count });
      const isFixed = { startEditable: false, durationEditable: false };
      return [{ ...input, ...isFixed, title, extendedProps: { entry, count } }];
    });
  }, [view, month, entries, placed, texts, stack, t]);
  const businessHours = useMemo(
    () =>
      openingHours?.map(({ day: weekday, opens, closes }) => ({
        daysOfWeek: [numberOfWeekday(weekday)],
        startTime: opens,
        endTime: closes,
      })) ?? false,
    [openingHours],
  );
  const options = useMemo(
    () => ({
      ...contents,
      events,
      businessHours,
      eventMaxStack: stack,
      views: {
        dayGridMonth: {
          dayMaxEventRows: lines,
          dayHeaderFormat: { weekday: 'short' },
          // It would lay the page out once more, to scroll a grid that is as high as its frame.
          scrollTimeReset: false,
        },
        ...TIME_VIEWS,
      } satisfies CalendarOptions['views'],
    }),
    [contents, events, businessHours, stack, lines],
  );
  return (
    <GridFrame ref={frame}>
      <Skeleton />
      <GridLook />
      <ShownDays calendar={calendar} view={view} day={day} />
      <FullCalendar
        ref={calendar}
        {...GRID_CLASSES}
        {...handlers}
        {...RENDERERS}
        {...initial}
        {...options}
        plugins={PLUGINS}
        className="fc"
        height="100%"
        headerToolbar={false}
        timeZone="UTC"
        nowIndicator
        locale={adapterLocale}
        direction={direction}
        firstDay={weekStartsOn}
        fixedWeekCount={false}
        expandRows
        eventDisplay="block"
        eventInteractive
        editable
        eventResizableFromStart={false}
        longPressDelay={500}
        selectable={mayAdd}
        selectMirror
        unselectAuto
        scrollTime="07:00:00"
        eventTimeFormat={CLOCK}
        slotHeaderFormat={CLOCK}
        slotEventOverlap={false}
        eventShortHeight={40}
      />
    </GridFrame>
  );
}

interface ShownDaysProps {
  calendar: RefObject<CalendarRef | null>;
  view: GridView;
  day: IsoDay;
}

/**
 * Tells the library which days to show. Stands before the library in the tree, so that it learns the
 * days before their entries: otherwise it would draw the new entries among the old days first.
 */
function ShownDays({ calendar, view, day }: ShownDaysProps) {
  useLayoutEffect(() => {
    calendar.current?.getApi().changeView(VIEWS[view], day);
  }, [calendar, view, day]);
  return null;
}

/** The library calls them as functions, which may use no hook. */
const RENDERERS = {
  eventClass: ({ event }: EventDisplayInfo) => sourceClass(entryOf(event)?.source),
  popoverCloseContent: () => <Icon of={CloseIcon} />,
} satisfies CalendarOptions;
