import type { EntrySpan } from '#domain/calendar/entry-span';
import type { IsoDay } from '#domain/time/casablanca-day';
import { firstDayOf, lastDayOf, type ShownEntry } from './shown-entries';

/** What the month draws. */
export interface MonthEntries {
  readonly drawn: readonly ShownEntry[];
  /** How many other entries days have. */
  readonly left: ReadonlyMap<IsoDay, number>;
}

interface MonthLimits {
  /** The most entries of one day that are drawn. */
  readonly most: number;
  /** The day whose entries are all drawn: its list is open. */
  readonly whole: IsoDay | null;
  readonly spanOf: (entry: ShownEntry) => EntrySpan;
  readonly titleOf: (entry: ShownEntry) => string;
}

/** The order of the library in a day: whole days, then by begin, the longer one first, then by title. */
function inOrder({ spanOf, titleOf }: MonthLimits) {
  return (one: ShownEntry, other: ShownEntry): number => {
    const [span, next] = [spanOf(one), spanOf(other)];
    const byTitle = () => titleOf(one).localeCompare(titleOf(other));
    if ('day' in span || 'day' in next) {
      return Number('day' in next) - Number('day' in span) || byTitle();
    }
    if (span.startsAt !== next.startsAt) return span.startsAt < next.startsAt ? -1 : 1;
    if (span.endsAt !== next.endsAt) return span.endsAt > next.endsAt ? -1 : 1;
    return byTitle();
  };
}

/**
 * The entries that the month gives to the library: of a day with more than `most`, the first ones, so
 * that the library lays out no entry that it would not show. What lasts several days is always given.
 */
export function entriesOfMonth(entries: readonly ShownEntry[], limits: MonthLimits): MonthEntries {
  const { most, whole, spanOf } = limits;
  const drawn: ShownEntry[] = [];
  const byDay = new Map<IsoDay, ShownEntry[]>();
  for (const entry of entries) {
    const span = spanOf(entry);
    const day = firstDayOf(span);
    const ofDay = byDay.get(day);
    if (lastDayOf(span) !== day) drawn.push(entry);
    else if (ofDay) ofDay.push(entry);
    else byDay.set(day, [entry]);
  }
  const left = new Map<IsoDay, number>();
  for (const [day, ofDay] of byDay) {
    const isWhole = ofDay.length <= most || day === whole;
    drawn.push(...(isWhole ? ofDay : ofDay.sort(inOrder(limits)).slice(0, most)));
    if (!isWhole) left.set(day, ofDay.length - most);
  }
  return { drawn, left };
}
