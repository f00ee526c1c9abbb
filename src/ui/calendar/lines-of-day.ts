import { type RefObject, useLayoutEffect, useState } from 'react';

/** Heights (px) in the month: the names of the weekdays, and of a day its number, its foot and a line. */
const WEEKDAYS = 37;
const NUMBER = 28;
const FOOT = 8;
/** An entry, or the link to further entries, with the gap below: as far apart as fingers need. */
const LINE = 24;

/**
 * How many lines a day of the month has room for. The last one is the link to further entries, if a day
 * has more entries than lines. Without this number the library would mount twice as many entries as it
 * shows, to measure them.
 * @param height of the grid, in px
 * @param weeks 4 to 6
 */
export function linesOfDay(height: number, weeks: number): number {
  const room = (height - WEEKDAYS) / weeks - NUMBER - FOOT;
  return Math.max(1, Math.floor(room / LINE));
}

/** The same for the grid in this element, whose height follows that of the window. */
export function useLinesOfDay(grid: RefObject<HTMLElement | null>, weeks: number): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current } = grid;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setHeight(current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [grid]);
  return linesOfDay(height, weeks);
}
