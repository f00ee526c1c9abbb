import type { EventApi, EventInput } from '@fullcalendar/react';
import { type EntrySpan, shownSpan } from '#domain/calendar/entry-span';
import { addDays } from '#domain/time/casablanca-day';
import type { ShownEntry } from './shown-entries';
import type { EntryTexts } from './use-entry-texts';

/** Deadlines are instants: the grid of a day draws them as high as a line of text. */
const INSTANT_MINUTES = 30;

/** Where the process of changes shows an entry meanwhile. */
export type Placed = { readonly id: string; readonly span: EntrySpan } | null;

/** The end of an entry as it is drawn: that of an instant is on the same day. */
function drawnEnd(start: string, end: string): string {
  if (end > start) return end;
  const drawn = new Date(Date.parse(`${start}:00Z`) + INSTANT_MINUTES * 60_000);
  const midnight = `${addDays(start.slice(0, 10), 1)}T00:00`;
  const text = drawn.toISOString().slice(0, 16);
  return text < midnight ? text : midnight;
}

/** When an entry is shown. */
export function placedSpan(entry: ShownEntry, placed: Placed): EntrySpan {
  return placed?.id === entry.id ? placed.span : entry.span;
}

/** An entry as an event of the library. */
export function inputOf(entry: ShownEntry, placed: Placed, texts: EntryTexts): EventInput {
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
export function countOf(event: EventApi): number {
  return (event.extendedProps['count'] as number | undefined) ?? 1;
}

/** The title of an event in its cell. */
export function shortTitleOf(event: EventApi): string {
  return (event.extendedProps['short'] as string | undefined) ?? event.title;
}

/** Undefined for the part that is drawn for a new event; every other one is made by `inputOf`. */
export function entryOf(event: EventApi): ShownEntry | undefined {
  return event.extendedProps['entry'] as ShownEntry | undefined;
}
