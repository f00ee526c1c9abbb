import { useMemo } from 'react';
import type { IsoDay } from '#domain/time/casablanca-day';
import { useIsPrinted } from '../kit/use-is-printed';
import { entriesOfMonth, type MonthEntries } from './entries-of-month';
import { type Placed, placedSpan } from './grid-events';
import type { GridView } from './grid-views';
import type { ShownEntry } from './shown-entries';
import type { EntryTexts } from './use-entry-texts';

const NOTHING_LEFT: MonthEntries['left'] = new Map();

interface ShownMonth {
  view: GridView;
  entries: readonly ShownEntry[];
  placed: Placed;
}

/** What the month draws. On paper it has all entries of its days. */
export function useMonthEntries(
  { view, entries, placed }: ShownMonth,
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
