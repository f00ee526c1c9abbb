import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type EventApi,
  type EventDisplayInfo,
  type EventInput,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import skeleton from '@fullcalendar/react/skeleton.css?inline';
import timeGrid from '@fullcalendar/react/timegrid';
import { daysInWeek } from 'date-fns/constants';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { type CalendarView, daysOfRange, visibleDays } from '#domain/calendar/calendar-range';
import { type EntrySpan, shownSpan, spanOf, wallClockOf } from '#domain/calendar/entry-span';
import { hourOfDay } from '#domain/calendar/event-form';
import { formatHijriDay } from '#domain/calendar/hijri';
import { isolatedParts } from '#domain/format/isolated-parts';
import { languageRecords } from '#domain/format/languages';
import { numberOfWeekday } from '#domain/stores/store-availability';
import { addDays, type IsoDay } from '#domain/time/casablanca-day';
import type { OpeningHours } from '#openapi/types.generated';
import CloseIcon from '~icons/solar/close-square-linear';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { useIsPrinted } from '../kit/use-is-printed';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import {
  DayNumber,
  EntryBlock,
  EntryLine,
  GRID_CLASSES,
  GridFrame,
  GridLook,
} from './calendar-grid.styles';
import { entriesOfMonth, type MonthEntries } from './entries-of-month';
import { useLinesOfDay } from './lines-of-day';
import { drawnTogether, isDeadline, type ShownEntry } from './shown-entries';
import { SOURCE_LOOKS, sourceClass } from './source.styles';
import { type EntryTexts, useEntryTexts } from './use-entry-texts';

/** The views of the grid; the agenda is a list of its own. */
export type GridView = Exclude<CalendarView, 'agenda'>;

const VIEWS = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
} as const satisfies Record<GridView, string>;

const TIME_VIEWS = {
  timeGridWeek: { dayMaxEvents: true, dayHeaderFormat: { weekday: 'short', day: 'numeric' } },
  timeGridDay: {
    dayMaxEvents: true,
    dayHeaderFormat: { weekday: 'long', day: 'numeric', month: 'long' },
  },
} satisfies CalendarOptions['views'];
const PLUGINS = [dayGrid, timeGrid, interaction];
const CLOCK = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
/** Entries that have room beside each other in a day of the view, on a phone too. */
const STACKS = {
  month: { wide: 1, phone: 1 },
  week: { wide: 2, phone: 1 },
  day: { wide: 6, phone: 2 },
} as const satisfies Record<GridView, object>;
/** Deadlines are instants: the grid of a day draws them as high as a line of text. */
const INSTANT_MINUTES = 30;
const NOTHING_LEFT: MonthEntries['left'] = new Map();

export interface CalendarGridProps {
  view: GridView;
  day: IsoDay;
  entries: readonly ShownEntry[];
  /** Where the process of changes shows an entry meanwhile. */
  placed: { readonly id: string; readonly span: EntrySpan } | null;
  /** Hours that are drawn as open; none while they are hidden. */
  openingHours: readonly OpeningHours[] | undefined;
  withHijri: boolean;
  mayAdd: boolean;
  onOpen: (entry: ShownEntry) => void;
  /** Opens the list of a day. */
  onOpenDay: (day: IsoDay) => void;
  onAdd: (span: EntrySpan) => void;
  /** Whether the change is taken up; otherwise the entry goes back at once. */
  onChange: (action: 'move' | 'stretch', entry: ShownEntry, span: EntrySpan) => boolean;
}

/**
 * The layout of the library, with the styles of the components: a stylesheet of its own would need
 * code in the first script that loads it.
 */
const Skeleton = createGlobalStyle`${skeleton}`;

/** The end of an entry as it is drawn: that of an instant is on the same day. */
function drawnEnd(start: string, end: string): string {
  if (end > start) return end;
  const drawn = new Date(Date.parse(`${start}:00Z`) + INSTANT_MINUTES * 60_000);
  const midnight = `${addDays(start.slice(0, 10), 1)}T00:00`;
  const text = drawn.toISOString().slice(0, 16);
  return text < midnight ? text : midnight;
}

type Placed = CalendarGridProps['placed'];

/** When an entry is shown. */
function placedSpan(entry: ShownEntry, placed: Placed): EntrySpan {
  return placed?.id === entry.id ? placed.span : entry.span;
}

function inputOf(entry: ShownEntry, placed: Placed, texts: EntryTexts): EventInput {
  const { allDay, start, end } = shownSpan(placedSpan(entry, placed));
  const isFixed = entry.source === 'holiday';
  return {
    id: entry.id,
    title: texts.title(entry),
    allDay,
    start,
    end: allDay ? end : drawnEnd(start, end),
    startEditable: !isFixed,
    durationEditable: !isFixed,
    extendedProps: { entry, short: texts.short(entry) },
  };
}

/** How many deadlines an event of the grid stands for. */
function countOf(event: EventApi): number {
  return (event.extendedProps['count'] as number | undefined) ?? 1;
}

/** The title of an event in its cell. */
function shortTitleOf(event: EventApi): string {
  return (event.extendedProps['short'] as string | undefined) ?? event.title;
}

/** Undefined for the part that is drawn for a new event; every other one is made by `inputOf`. */
function entryOf(event: EventApi): ShownEntry | undefined {
  return event.extendedProps['entry'] as ShownEntry | undefined;
}

/**
 * The span of an event of the grid, in whose time zone clocks show Casablanca's time. One of whole
 * days that is dropped on a time has no end: it lasts as long as a new event.
 */
function spanOfEvent({ allDay, start, end }: EventApi): EntrySpan | null {
  if (!start) return null;
  const from = start.toISOString();
  const day = from.slice(0, 10);
  if (!allDay) {
    if (!end) return hourOfDay(day, from.slice(11, 16));
    return spanOf({ allDay, start: from.slice(0, 16), end: end.toISOString().slice(0, 16) });
  }
  if (!end) return { day, lastDay: day };
  return spanOf({ allDay, start: day, end: end.toISOString().slice(0, 10) });
}

/** The new span of an entry that was moved: an instant stays one, though it is drawn longer. */
function movedSpan(before: EntrySpan, after: EntrySpan): EntrySpan {
  if ('day' in before || 'day' in after || before.startsAt !== before.endsAt) return after;
  return { startsAt: after.startsAt, endsAt: after.startsAt };
}

/** Month, week and day of the calendar, with entries that are dragged and stretched. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, day, entries, placed, openingHours, withHijri, mayAdd } = props;
  const t = useText('calendar');
  const { language } = useFormat();
  const { clock } = useApplication();
  const texts = useEntryTexts();
  const calendar = useRef<CalendarRef>(null);
  const latest = useLatest(props);
  const { adapterLocale, direction, weekStartsOn } = languageRecords[language];
  // Another value, which the library would not read, would render all of it.
  const [initial] = useState({ initialView: VIEWS[view], initialDate: day });
  const frame = useRef<HTMLDivElement>(null);
  const weeks = daysOfRange(visibleDays('month', day, weekStartsOn)).length / daysInWeek;
  const lines = useLinesOfDay(frame, weeks);
  const stack = STACKS[view][useMediaQuery(below('phone')) ? 'phone' : 'wide'];
  const [whole, setWhole] = useState<IsoDay | null>(null);
  const month = useMonthEntries(props, { lines, whole, texts });
  const { left } = month;
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
  const handlers = useMemo(() => {
    const change =
      (action: 'move' | 'stretch') =>
      ({ event, revert }: { event: EventApi; revert: () => void }) => {
        const drawn = spanOfEvent(event);
        const entry = entryOf(event);
        if (!drawn || !entry) return revert();
        const span = action === 'move' ? movedSpan(entry.span, drawn) : drawn;
        return latest.current.onChange(action, entry, span) ? undefined : revert();
      };
    return {
      eventClick: ({ event }) => {
        const entry = entryOf(event);
        if (countOf(event) > 1) latest.current.onOpenDay(event.startStr.slice(0, 10));
        else if (entry) latest.current.onOpen(entry);
      },
      eventDrop: change('move'),
      eventResize: change('stretch'),
      select: ({ allDay, startStr, endStr }) =>
        latest.current.onAdd(
          spanOf({ allDay, start: startStr.slice(0, 16), end: endStr.slice(0, 16) }),
        ),
      // A closure lasts whole days.
      eventAllow: ({ allDay }, event) => allDay || !event || entryOf(event)?.source !== 'closure',
      moreLinkClick: ({ date }) => {
        setWhole(date.toISOString().slice(0, 10));
        return 'popover';
      },
      now: () => wallClockOf(new Date(clock.now()).toISOString()),
    } satisfies CalendarOptions;
  }, [latest, clock]);
  const contents = useMemo(
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

/** What the month draws. On paper it has all entries of its days. */
function useMonthEntries(
  { view, entries, placed }: Pick<CalendarGridProps, 'view' | 'entries' | 'placed'>,
  { lines, whole, texts }: { lines: number; whole: IsoDay | null; texts: EntryTexts },
): MonthEntries {
  const isPrinted = useIsPrinted();
  return useMemo(
    () =>
      view !== 'month' || isPrinted
        ? { drawn: entries, left: NOTHING_LEFT }
        : entriesOfMonth(entries, {
            // One more than there is room for: the library then ends the day with its link.
            most: lines + 1,
            whole,
            spanOf: (entry) => placedSpan(entry, placed),
            titleOf: texts.title,
          }),
    [view, isPrinted, entries, placed, lines, whole, texts],
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

/** The library calls them as functions, which may use no hook. */
const RENDERERS = {
  eventClass: ({ event }: EventDisplayInfo) => sourceClass(entryOf(event)?.source),
  popoverCloseContent: () => <Icon of={CloseIcon} />,
} satisfies CalendarOptions;

/** Icon, time and title of an entry. */
function EntryContent({ info, texts }: { info: EventDisplayInfo; texts: EntryTexts }) {
  const { event, timeText, view, isShort } = info;
  const entry = entryOf(event);
  const isColumn = view.type !== VIEWS.month && !event.allDay;
  const Line = isColumn && !isShort ? EntryBlock : EntryLine;
  if (!entry) return <Line>{timeText}</Line>;
  // While an entry is dragged, its time is that of the grid; a deadline has no end.
  const [start = ''] = timeText.split(/\s*[–-]\s*/u);
  const isMoved = event.startStr.slice(0, 16) !== shownSpan(entry.span).start;
  const time = isColumn && !isShort && !isMoved ? texts.time(entry) : start;
  return (
    <Line title={isolatedParts(event.title).join('')}>
      <Icon of={SOURCE_LOOKS[entry.source].icon} size={14} />
      {!event.allDay && <time>{time}</time>}
      <b dir="auto" {...(entry.source === 'payout' && { 'data-wide': '' })}>
        <WholeFigures text={shortTitleOf(event)} />
      </b>
      {entry.source === 'payout' && (
        <b data-narrow="" aria-hidden>
          {texts.source(entry.source)}
        </b>
      )}
      <VisuallyHidden>{texts.source(entry.source)}</VisuallyHidden>
    </Line>
  );
}

/**
 * A title whose figures are never cut: an ellipsis of a text from right to left would hide their first
 * digits. Names in it are cut like the rest.
 */
function WholeFigures({ text }: { text: string }) {
  return isolatedParts(text).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
      <bdi key={at} {...(/\d/u.test(part) ? { 'data-figure': '' } : {})}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
