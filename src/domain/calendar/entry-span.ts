import {
  addDays,
  casablancaInstant,
  casablancaTime,
  casablancaWallClock,
  type IsoDay,
} from '../time/casablanca-day';
import type { ShownSource } from './shown-sources';

/** When something is on the calendar: whole days, first and last included, or two instants (UTC). */
export type EntrySpan =
  | { readonly day: IsoDay; readonly lastDay: IsoDay }
  | { readonly startsAt: string; readonly endsAt: string };

/** How the contract names when an entry is (contract: CalendarEntry). */
export interface EntryTimes {
  readonly day?: IsoDay;
  readonly lastDay?: IsoDay;
  readonly startsAt?: string;
  readonly endsAt?: string;
}

/**
 * A span as a calendar of a page shows it, in the time of clocks in Casablanca: `2026-12-07` with
 * the day after the last one, or `2026-12-07T09:00` without zone.
 */
export interface ShownSpan {
  readonly allDay: boolean;
  readonly start: string;
  readonly end: string;
}

/** The time on clocks in Casablanca at an instant: `2026-12-07T09:00`. */
export function wallClockOf(instant: string): string {
  return casablancaWallClock(new Date(instant));
}

/** The instant (ISO 8601, UTC) at which clocks in Casablanca show `2026-12-07T09:00`. */
export function instantOf(wallClock: string): string {
  return casablancaTime(wallClock.slice(0, 10), wallClock.slice(11, 16)).toISOString();
}

/** A span in the time of clocks in Casablanca. */
export function shownSpan(span: EntrySpan): ShownSpan {
  if ('day' in span) return { allDay: true, start: span.day, end: addDays(span.lastDay, 1) };
  return { allDay: false, start: wallClockOf(span.startsAt), end: wallClockOf(span.endsAt) };
}

/** The span that a calendar of a page shows. */
export function spanOf({ allDay, start, end }: ShownSpan): EntrySpan {
  if (!allDay) return { startsAt: instantOf(start), endsAt: instantOf(end) };
  const day = start.slice(0, 10);
  const lastDay = addDays(end.slice(0, 10), -1);
  return { day, lastDay: [day, lastDay].toSorted().at(-1) ?? day };
}

/** The times of an entry in the contract. A deadline has no end: it is an instant. */
export function spanOfEntry({ day, lastDay, startsAt = '', endsAt }: EntryTimes): EntrySpan {
  if (day !== undefined) return { day, lastDay: lastDay ?? day };
  return { startsAt, endsAt: endsAt ?? startsAt };
}

/** The part of a day that a span takes: instants (UTC), null where it goes on into another day. */
export interface PartOfDay {
  readonly from: string | null;
  readonly to: string | null;
}

/** The part of a day in Casablanca that a span takes; both are null if it takes the whole day. */
export function partOfDay(span: EntrySpan, day: IsoDay): PartOfDay {
  if ('day' in span) return { from: null, to: null };
  const { startsAt, endsAt } = span;
  const [begin, end] = [casablancaInstant(day), casablancaInstant(addDays(day, 1))];
  const [start, stop] = [new Date(startsAt), new Date(endsAt)];
  if (start <= begin && stop >= end) return { from: null, to: null };
  return { from: start < begin ? null : startsAt, to: stop > end ? null : endsAt };
}

/** Whether an entry is one of several occurrences. */
export function isSeries({ occurrence }: { readonly occurrence: string | null }): boolean {
  return occurrence !== null;
}

/** What a user may change on the calendar. */
export interface CalendarRights {
  readonly mayEditEvents: boolean;
  readonly mayEditClosures: boolean;
}

/**
 * The source because of which an entry can be neither moved nor stretched on the calendar: its
 * times follow from another record, or the user may not change them. Null if it can.
 */
export function obstacleOf(source: ShownSource, rights: CalendarRights): ShownSource | null {
  if (source === 'event') return rights.mayEditEvents ? null : source;
  if (source === 'closure') return rights.mayEditClosures ? null : source;
  return source;
}
