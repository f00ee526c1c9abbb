import { type FocusEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { controlsIn, focusCell, idOf, placeOf, rowElement, rowOf } from './grid-elements';
import type { GridPlace } from './grid-moves';

interface GridFocusProps {
  grid: RefObject<HTMLElement | null>;
  /** After the grid, without a tab stop: where Tab leaves it. */
  end: RefObject<HTMLElement | null>;
  ids: readonly string[];
  /** Renders a row of a long table that is not rendered. */
  reveal: (row: number) => void;
}

/** The place that had the focus last; `id` is null in the header. */
interface LastPlace extends GridPlace {
  id: string | null;
}

/**
 * The focus inside a grid, which is one tab stop: Tab enters it at the place that had the focus
 * last. A row that is removed passes the focus to the row that takes its place.
 */
export function useGridFocus({ grid, end, ids, reveal }: GridFocusProps) {
  const last = useRef<LastPlace>(undefined);
  const isWithin = useRef(false);
  const isLeaving = useRef(false);
  const isPressed = useRef(false);

  const focusPlace = ({ row, column }: GridPlace, fromEnd = false) => {
    if (!grid.current) return;
    if (row >= 0 && !rowElement(grid.current, row, ids)) reveal(row);
    const element = rowElement(grid.current, row, ids);
    const cell = column === null ? null : element?.cells[column];
    if (cell) focusCell(cell, fromEnd);
    else if (row >= 0) element?.focus();
  };
  const enter = () => {
    const { id, row = 0, column = null } = last.current ?? {};
    const known = id ? ids.indexOf(id) : -1;
    focusPlace({ row: known < 0 ? Math.min(Math.max(row, 0), ids.length - 1) : known, column });
  };
  // After every rendering, because a removed row may leave the page later than the list of rows.
  useLayoutEffect(() => {
    const isLost = isWithin.current && document.activeElement === document.body;
    if (!isLost || !last.current || ids.length === 0) return;
    isWithin.current = false;
    if (grid.current)
      rowElement(grid.current, Math.min(last.current.row, ids.length - 1), ids)?.focus();
  });

  return {
    focusPlace,
    /** Lets the browser continue with the next tab stop after the grid, or before it. */
    leave: (isBackward: boolean) => {
      isLeaving.current = true;
      (isBackward ? grid : end).current?.focus({ preventScroll: true });
      isLeaving.current = false;
    },
    handlers: {
      onFocus: ({ target, currentTarget }: FocusEvent) => {
        if (!currentTarget.contains(target) || isLeaving.current) return;
        isWithin.current = true;
        if (target === currentTarget) {
          if (!isPressed.current) enter();
          return;
        }
        const place = placeOf(target, ids);
        const row = rowOf(target);
        if (place && row) last.current = { ...place, id: idOf(row) };
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) isWithin.current = false;
      },
      /** A press on the scroll bar also focuses the grid, which then must not scroll. */
      onPointerDown: ({ target, currentTarget }: PointerEvent) => {
        if (target !== currentTarget) return;
        isPressed.current = true;
        setTimeout(() => {
          isPressed.current = false;
        });
      },
    },
  };
}

/**
 * Where Tab goes from an element of a row: to its next control, or before its first control to the
 * row itself; `leave` means beyond the grid.
 */
export function tabTarget(from: Element, isBackward: boolean): 'control' | 'row' | 'leave' {
  const row = rowOf(from);
  if (!row || (isBackward && from === row)) return 'leave';
  const side = isBackward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const hasNext = controlsIn(row).some(
    (control) => control !== from && from.compareDocumentPosition(control) & side,
  );
  if (hasNext) return 'control';
  return isBackward && idOf(row) !== null ? 'row' : 'leave';
}
