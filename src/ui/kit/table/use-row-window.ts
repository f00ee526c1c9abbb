import { type FocusEvent, type UIEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { placeOf } from './grid-elements';

/** Rows by which the window moves at once, so that not every pixel renders. */
const STEP = 4;

/** Which rows of a long table are in its window. */
export function useRowWindow(ids: readonly string[], rowHeight: number, height: number) {
  const [first, setFirst] = useState(0);
  const [kept, setKept] = useState<number | null>(null);
  return {
    first,
    kept,
    visible: Math.ceil(height / rowHeight),
    /** Renders a row now, so that it can get the focus, which then scrolls it into the window. */
    reveal: (row: number) => flushSync(() => setKept(row)),
    onScroll: ({ currentTarget }: UIEvent) =>
      setFirst(Math.floor(currentTarget.scrollTop / rowHeight / STEP) * STEP),
    /** A row with the focus stays rendered while it is out of the window. */
    keepFocused: ({ target }: FocusEvent) => {
      const row = placeOf(target, ids)?.row ?? -1;
      if (row >= 0) setKept(row);
    },
  };
}
