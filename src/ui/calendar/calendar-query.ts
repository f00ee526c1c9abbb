import type { GetCalendarApiArg } from '#application/api/calendar-endpoints.generated';
import { CALENDAR_VIEWS, type CalendarView, visibleDays } from '#domain/calendar/calendar-range';
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
  /** The import whose changes are shown. */
  readonly importId: string | undefined;
}

/** A year that the contract and the calendars of browsers know. */
const FIRST_YEAR = '1990';
const LAST_YEAR = '2199';

function dayParam(params: URLSearchParams, name: string): IsoDay | undefined {
  const day = params.get(name) ?? '';
  const year = day.slice(0, 4);
  return isIsoDay(day) && year >= FIRST_YEAR && year <= LAST_YEAR ? day : undefined;
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
  return {
    view: choiceParam(params, 'view', CALENDAR_VIEWS, defaultView(onPhone)),
    day: dayParam(params, 'day') ?? today,
    event: idParam(params, 'event', 'evt'),
    occurrence: dayParam(params, 'occurrence'),
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
