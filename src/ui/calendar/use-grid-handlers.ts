import type { CalendarOptions, EventApi } from '@fullcalendar/react';
import { useMemo } from 'react';
import { type EntrySpan, spanOf, wallClockOf } from '#domain/calendar/entry-span';
import { hourOfDay } from '#domain/calendar/event-form';
import type { IsoDay } from '#domain/time/casablanca-day';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';
import { countOf, entryOf } from './grid-events';
import type { ShownEntry } from './shown-entries';

/** What a user does with the entries and days of the grid. */
export interface GridCallbacks {
  onOpen: (entry: ShownEntry) => void;
  /** Opens the list of a day. */
  onOpenDay: (day: IsoDay) => void;
  onAdd: (span: EntrySpan) => void;
  /** Whether the change is taken up; otherwise the entry goes back at once. */
  onChange: (action: 'move' | 'stretch', entry: ShownEntry, span: EntrySpan) => boolean;
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

/**
 * What the library reports, and what it asks: where an entry may be dropped, and the time.
 * @param onMore receives the day whose list is opened
 */
export function useGridHandlers(callbacks: GridCallbacks, onMore: (day: IsoDay) => void) {
  const { clock } = useApplication();
  const latest = useLatest(callbacks);
  return useMemo(() => {
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
        onMore(date.toISOString().slice(0, 10));
        return 'popover';
      },
      now: () => wallClockOf(new Date(clock.now()).toISOString()),
    } satisfies CalendarOptions;
  }, [latest, clock, onMore]);
}
