import type { GetCalendarApiArg } from '#application/api/calendar-endpoints.generated';
import { CALENDAR_VIEWS, type CalendarView, visibleDays } from '#domain/calendar/calendar-range';
import { type EntrySpan, shownSpan, spanOf } from '#domain/calendar/entry-span';
import { hourOfDay } from '#domain/calendar/event-form';
import { type Language, languageRecords } from '#domain/format/languages';
import { type IsoDay, isIsoDay } from '#domain/time/casablanca-day';
import { choiceParam, idParam } from '../lists/list-url';

/** The calendar's state in the URL. */
export interface CalendarState {
  readonly view: CalendarView;
  /** A day that the view shows; the agenda begins with it. */
  readonly day: IsoDay;
  /** The open event, and which occurrence of it. */
  readonly event: string | undefined;
  readonly occurrence: IsoDay | undefined;
  /** The times of a new event whose form is open. */
  readonly newSpan: EntrySpan | undefined;
  /** The import whose changes are shown. */
  readonly importId: string | undefined;
}

/** A year that the contract and the calendars of browsers know. */
const FIRST_YEAR = '1990';
const LAST_YEAR = '2199';

function isDay(text: string): boolean {
  const year = text.slice(0, 4);
  return isIsoDay(text) && year >= FIRST_YEAR && year <= LAST_YEAR;
}

function dayParam(params: URLSearchParams, name: string): IsoDay | undefined {
  const day = params.get(name) ?? '';
  return isDay(day) ? day : undefined;
}

const MORNING = '09:00';
/** Two days, or two days with clocks, of the same kind. */
const TIMES = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d)?\.\.(\d{4}-\d\d-\d\d)(T\d\d:\d\d)?$/;

/** Times in the address, as clocks in Casablanca show them: `2026-12-07T09:00..2026-12-07T10:00`. */
export function timesParam(span: EntrySpan): string {
  const { start, end } = shownSpan(span);
  return `${start}..${end}`;
}

/** The times of a new event in the address; `event` is an hour of the morning of `day`. */
function newSpanOf(text: string | null, day: IsoDay): EntrySpan | undefined {
  if (text === 'event') return hourOfDay(day, MORNING);
  const [, first = '', from = '', last = '', to = ''] = TIMES.exec(text ?? '') ?? [];
  const allDay = from === '' && to === '';
  const [start, end] = [first + from, last + to];
  const clocks = allDay ? [] : [from, to];
  const isClock = clocks.every((clock) => clock > '' && clock < 'T24:00' && clock.slice(4) < '60');
  if (!isDay(first) || !isDay(last) || !isClock || end < start) return undefined;
  return spanOf({ allDay, start, end });
}

/** Without a choice, a phone shows the agenda, because its days of a month have room for no text. */
export function defaultView(onPhone: boolean): CalendarView {
  return onPhone ? 'agenda' : 'month';
}

/** Reads the URL; unknown values fall back to the defaults. */
export function readCalendar(
  params: URLSearchParams,
  today: IsoDay,
  onPhone: boolean,
): CalendarState {
  const day = dayParam(params, 'day') ?? today;
  return {
    view: choiceParam(params, 'view', CALENDAR_VIEWS, defaultView(onPhone)),
    day,
    event: idParam(params, 'event', 'evt'),
    occurrence: dayParam(params, 'occurrence'),
    newSpan: newSpanOf(params.get('new'), day),
    importId: idParam(params, 'import', 'cim'),
  };
}

/** The range that the calendar reads: all sources, so that a hidden one is shown at once. */
export function toCalendarQuery(
  { view, day }: Pick<CalendarState, 'view' | 'day'>,
  language: Language,
): GetCalendarApiArg {
  return visibleDays(view, day, languageRecords[language].weekStartsOn);
}
