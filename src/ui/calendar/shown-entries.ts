import type { EditedEntry } from '#application/calendar/event-editing.machine';
import type { DayRange } from '#domain/calendar/calendar-range';
import {
  type CalendarRights,
  type EntrySpan,
  obstacleOf,
  spanOfEntry,
} from '#domain/calendar/entry-span';
import { type Holiday, holidaysBetween } from '#domain/calendar/holidays';
import type { ShownSource } from '#domain/calendar/shown-sources';
import { casablancaDay, type IsoDay } from '#domain/time/casablanca-day';
import type { CalendarEntry, CalendarRange, Closure } from '#openapi/types.generated';

/** What the calendar shows: an entry of the contract, a closure of the store, or a public holiday. */
export interface ShownEntry {
  /** Unique on the calendar. */
  readonly id: string;
  readonly source: ShownSource;
  readonly span: EntrySpan;
  readonly entry: CalendarEntry | null;
  readonly closure: Closure | null;
  readonly holiday: Holiday | null;
}

const NOTHING = { entry: null, closure: null, holiday: null };

function shownClosure(closure: Closure): ShownEntry {
  const { from, to } = closure;
  const span = { day: from, lastDay: to };
  return { ...NOTHING, id: `closure ${from}`, source: 'closure', span, closure };
}

function shownHoliday(holiday: Holiday): ShownEntry {
  const { id, day } = holiday;
  const span = { day, lastDay: day };
  return { ...NOTHING, id: `holiday ${id} ${day}`, source: 'holiday', span, holiday };
}

/** Everything on the days that a view shows, without hidden sources. */
export function shownEntries(
  range: CalendarRange | undefined,
  { from, to }: DayRange,
  hidden: readonly ShownSource[],
): ShownEntry[] {
  const isShown = (source: ShownSource) => !hidden.includes(source);
  const shown = (range?.items ?? [])
    .filter(({ source }) => isShown(source))
    .map((entry) => ({
      ...NOTHING,
      id: entry.id,
      source: entry.source,
      span: spanOfEntry(entry),
      entry,
    }));
  return [
    ...(isShown('holiday') ? holidaysBetween(from, to).map(shownHoliday) : []),
    ...(isShown('closure') ? (range?.availability?.closures ?? []).map(shownClosure) : []),
    ...shown,
  ];
}

/** An entry as the process of changes takes it; `title` is what the calendar shows of it. */
export function editedEntry(
  { id, source, span, entry, closure }: ShownEntry,
  { title, revision, rights }: { title: string; revision: number; rights: CalendarRights },
): EditedEntry {
  const isEvent = source === 'event';
  return {
    id,
    kind: isEvent || source === 'closure' ? source : 'other',
    recordId: closure?.from ?? entry?.recordId ?? id,
    title,
    span,
    occurrence: (isEvent && entry?.occurrence) || null,
    revision: closure ? revision : (entry?.revision ?? 0),
    obstacle: obstacleOf(source, rights),
  };
}

/** Sources whose entries are instants: many orders have the same deadline, the store's closing time. */
export type DeadlineSource = Extract<ShownSource, `${string}_deadline`>;

export function isDeadline(source: ShownSource): source is DeadlineSource {
  return source.endsWith('_deadline');
}

/**
 * The entries as a day of hours draws them: more than `most` deadlines of one source at the same
 * instant are one, because beside each other none could be read.
 */
export function drawnTogether(entries: readonly ShownEntry[], most: number): ShownEntry[][] {
  const atInstant = new Map<string, ShownEntry[]>();
  for (const entry of entries) {
    const { id, source, span } = entry;
    const key = isDeadline(source) ? `${source} ${orderOf(span)}` : id;
    atInstant.set(key, [...(atInstant.get(key) ?? []), entry]);
  }
  return [...atInstant.values()].flatMap((group) =>
    group.length > most ? [group] : group.map((entry) => [entry]),
  );
}

/** The first day of a span, in Casablanca. */
export function firstDayOf(span: EntrySpan): IsoDay {
  return 'day' in span ? span.day : casablancaDay(new Date(span.startsAt));
}

/** The last day of a span. What ends at midnight ends on the day before it. */
export function lastDayOf(span: EntrySpan): IsoDay {
  if ('day' in span) return span.lastDay;
  const last = Math.max(Date.parse(span.startsAt), Date.parse(span.endsAt) - 1);
  return casablancaDay(new Date(last));
}

function orderOf(span: EntrySpan): string {
  return 'day' in span ? '' : span.startsAt;
}

/** The entries of each day that has any, whole days first, then by time. */
export function entriesByDay(
  entries: readonly ShownEntry[],
  days: readonly IsoDay[],
): (readonly [IsoDay, ShownEntry[]])[] {
  const spans = entries.map((entry) => ({
    entry,
    first: firstDayOf(entry.span),
    last: lastDayOf(entry.span),
    order: orderOf(entry.span),
  }));
  return days
    .map((day) => {
      const ofDay = spans
        .filter(({ first, last }) => first <= day && day <= last)
        .toSorted((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)));
      return [day, ofDay.map(({ entry }) => entry)] as const;
    })
    .filter(([, ofDay]) => ofDay.length > 0);
}
