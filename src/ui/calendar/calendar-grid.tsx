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
import { useEffect, useMemo, useRef } from 'react';
import { createGlobalStyle } from 'styled-components';
import type { OpeningHours } from '#application/api/calendar-endpoints.generated';
import { type CalendarView, daysOfRange, visibleDays } from '#domain/calendar/calendar-range';
import { type EntrySpan, shownSpan, spanOf, wallClockOf } from '#domain/calendar/entry-span';
import { hourOfDay } from '#domain/calendar/event-form';
import { formatHijriDay } from '#domain/calendar/hijri';
import type { ShownSource } from '#domain/calendar/shown-sources';
import { isolatedParts } from '#domain/format/isolated-parts';
import { languageRecords } from '#domain/format/languages';
import { numberOfWeekday } from '#domain/stores/store-availability';
import type { IsoDay } from '#domain/time/casablanca-day';
import CloseIcon from '~icons/solar/close-square-linear';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
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

/** The end of an entry as it is drawn. */
function drawnEnd(start: string, end: string): string {
  if (end > start) return end;
  const drawn = new Date(Date.parse(`${start}:00Z`) + INSTANT_MINUTES * 60_000);
  return drawn.toISOString().slice(0, 16);
}

function inputOf(
  entry: ShownEntry,
  placed: CalendarGridProps['placed'],
  texts: EntryTexts,
): EventInput {
  const span = placed?.id === entry.id ? placed.span : entry.span;
  const { allDay, start, end } = shownSpan(span);
  const isFixed = entry.source === 'holiday';
  return {
    id: entry.id,
    title: texts.title(entry),
    allDay,
    start,
    end: allDay ? end : drawnEnd(start, end),
    startEditable: !isFixed,
    durationEditable: !isFixed,
    extendedProps: { entry },
  };
}

/** How many deadlines an event of the grid stands for. */
function countOf(event: EventApi): number {
  return (event.extendedProps['count'] as number | undefined) ?? 1;
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
  const frame = useRef<HTMLDivElement>(null);
  const weeks = daysOfRange(visibleDays('month', day, weekStartsOn)).length / daysInWeek;
  const lines = useLinesOfDay(frame, weeks);
  useEffect(() => {
    calendar.current?.getApi().changeView(VIEWS[view], day);
  }, [view, day]);
  const stack = STACKS[view][useMediaQuery(below('phone')) ? 'phone' : 'wide'];
  const events = useMemo(() => {
    if (view === 'month') return entries.map((entry) => inputOf(entry, placed, texts));
    return drawnTogether(entries, stack).flatMap(([entry, ...others]): EventInput[] => {
      if (!entry) return [];
      const input = inputOf(entry, placed, texts);
      if (others.length === 0 || !isDeadline(entry.source)) return [input];
      const count = others.length + 1;
      const title = t(`grid.together.${entry.source}`, { number: count });
      const isFixed = { startEditable: false, durationEditable: false };
      return [{ ...input, ...isFixed, title, extendedProps: { entry, count } }];
    });
  }, [view, entries, placed, texts, stack, t]);
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
    } satisfies CalendarOptions;
  }, [latest]);
  return (
    <GridFrame ref={frame}>
      <Skeleton />
      <GridLook />
      <FullCalendar
        ref={calendar}
        {...GRID_CLASSES}
        {...handlers}
        plugins={PLUGINS}
        className="fc"
        initialView={VIEWS[view]}
        initialDate={day}
        height="100%"
        headerToolbar={false}
        timeZone="UTC"
        now={() => wallClockOf(new Date(clock.now()).toISOString())}
        nowIndicator
        locale={adapterLocale}
        direction={direction}
        firstDay={weekStartsOn}
        fixedWeekCount={false}
        expandRows
        events={events}
        eventDisplay="block"
        eventInteractive
        editable
        eventResizableFromStart={false}
        longPressDelay={500}
        selectable={mayAdd}
        selectMirror
        unselectAuto
        businessHours={businessHours}
        scrollTime="07:00:00"
        eventTimeFormat={CLOCK}
        slotHeaderFormat={CLOCK}
        slotEventOverlap={false}
        eventMaxStack={stack}
        eventShortHeight={40}
        eventContent={renderEntry}
        eventClass={({ event }) => sourceClass(entryOf(event)?.source)}
        dayCellTopContent={({ dayNumberText, date }) => (
          <DayNumber>
            {dayNumberText}
            {withHijri && (
              <small>{formatHijriDay(date.toISOString().slice(0, 10), language)}</small>
            )}
          </DayNumber>
        )}
        allDayText={t('grid.allDay')}
        moreLinkText={(count: number) => t('grid.more', { count })}
        moreLinkHint={(count: number) => t('grid.moreLabel', { count })}
        closeHint={t('grid.close')}
        eventsHint={t('grid.events')}
        popoverCloseContent={() => <Icon of={CloseIcon} />}
        views={{
          dayGridMonth: { dayMaxEventRows: lines, dayHeaderFormat: { weekday: 'short' } },
          timeGridWeek: {
            dayMaxEvents: true,
            dayHeaderFormat: { weekday: 'short', day: 'numeric' },
          },
          timeGridDay: {
            dayMaxEvents: true,
            dayHeaderFormat: { weekday: 'long', day: 'numeric', month: 'long' },
          },
        }}
      />
    </GridFrame>
  );
}

/** The library calls it as a function, which may use no hook. */
function renderEntry(info: EventDisplayInfo) {
  return <EntryContent info={info} />;
}

/** Icon, time and title of an entry. */
function EntryContent({ info }: { info: EventDisplayInfo }) {
  const { event, timeText, view, isShort } = info;
  const texts = useEntryTexts();
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
      <b dir="auto">
        <WholeFigures text={event.title} />
      </b>
      <SourceName source={entry.source} />
    </Line>
  );
}

/**
 * A title whose figures are never cut: an ellipsis of a text from right to left would hide their first
 * digits.
 */
function WholeFigures({ text }: { text: string }) {
  return isolatedParts(text).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
    at % 2 === 1 ? <bdi key={at}>{part}</bdi> : part,
  );
}

/** The kind of an entry, which the page shows by icon and colour. */
function SourceName({ source }: { source: ShownSource }) {
  const t = useText('calendar');
  return <VisuallyHidden>{t(`sources.${source}`)}</VisuallyHidden>;
}
