import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react';
import { cellOf, controlsIn, idOf, isOwnPress, placeOf, rowOf, usesArrows } from './grid-elements';
import { type GridPlace, placeAfter } from './grid-moves';
import { tabTarget, type useGridFocus } from './use-grid-focus';
import type { GridSelection } from './use-grid-selection';

interface GridEventsProps {
  ids: readonly string[];
  /** Number of cells in a row. */
  cells: number;
  /** Height in px of the part of the page that shows rows, and of a row. */
  windowHeight: () => number;
  rowHeight: number;
  focus: ReturnType<typeof useGridFocus>;
  selection: GridSelection;
  /** Undefined where rows cannot be opened. */
  open: ((id: string) => void) | undefined;
  /** A press on the header of a column. */
  sort: (columnId: string) => void;
}

/** The presses and keys of all rows and headers, handled once for the whole grid. */
export function gridEvents(props: GridEventsProps) {
  return {
    onClick: (event: MouseEvent) => {
      const { target, currentTarget } = event;
      if (isInGrid(target, currentTarget) && !event.defaultPrevented) press(props, target, event);
    },
    onChange: ({ target, currentTarget, nativeEvent }: ChangeEvent<HTMLElement>) => {
      const id =
        isInGrid(target, currentTarget) && target.matches('[data-select]') && rowOf(target);
      // A browser reports the change of a checkbox by the click, which knows the keys.
      const isRange = nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey;
      if (id) props.selection?.toggle(idOf(id) ?? '', isRange);
    },
    /** Before a cell's control, whose own arrow keys would otherwise open its menu. */
    onKeyDownCapture: (event: KeyboardEvent) => {
      const { target, currentTarget } = event;
      if (!isInGrid(target, currentTarget) || isPlace(target) || usesArrows(target)) return;
      if (move(props, target, event)) event.stopPropagation();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { target, currentTarget } = event;
      if (event.defaultPrevented || !isInGrid(target, currentTarget)) return;
      if (event.key === 'Tab') tab(props, target, event);
      else if (isPlace(target) && !move(props, target, event)) act(props, target, event);
    },
  };
}

/** Events of a menu or dialog of a cell reach the grid through React, from outside of it. */
function isInGrid(target: EventTarget, grid: Element): target is Element {
  return target instanceof Element && target !== grid && grid.contains(target);
}

/** Whether it is a row or a cell itself, and not a control in it. */
function isPlace(target: Element): boolean {
  return target === rowOf(target) || target === cellOf(target);
}

function press(props: GridEventsProps, target: Element, event: MouseEvent): void {
  const row = rowOf(target);
  const id = row && idOf(row);
  if (!row) return;
  if (id === null) sortByHeader(props, target);
  else if (target.closest('[data-selecting]')) {
    // The cell around the checkbox belongs to it; the checkbox itself reports a change.
    if (!target.matches('input')) props.selection?.toggle(id, event.shiftKey);
  } else if (!isOwnPress(target) && (event.shiftKey || !isSelectingText(row))) {
    pressRow(props, id, event.shiftKey);
  }
}

/** Opens the row; while rows are selected, or if it cannot be opened, selects it. */
function pressRow({ selection, open }: GridEventsProps, id: string, shiftKey: boolean): void {
  if (selection && (shiftKey || !selection.isEmpty() || !open)) selection.toggle(id, shiftKey);
  else open?.(id);
}

/** The end of dragging over a text is a click, but opens nothing. */
function isSelectingText(row: Element): boolean {
  const selected = document.getSelection();
  return Boolean(selected && !selected.isCollapsed && selected.getRangeAt(0).intersectsNode(row));
}

function sortByHeader({ sort }: GridEventsProps, target: Element): void {
  const column = target.closest('[data-sortable]')?.getAttribute('data-column');
  if (column) sort(column);
}

/** Moves the focus; false if the key does not. */
function move(props: GridEventsProps, target: Element, event: KeyboardEvent): boolean {
  const { ids, cells, focus, selection } = props;
  const place = placeOf(target, ids);
  if (!place || event.altKey) return false;
  const isRtl = target.closest('[dir]')?.getAttribute('dir') === 'rtl';
  if (moveInCell(target, event, isRtl)) return true;
  const isControlled = event.ctrlKey || event.metaKey;
  const next = placeAfter(
    place,
    { key: event.key, isControlled, isRtl },
    {
      rows: ids.length,
      columns: cells,
      page: Math.max(Math.floor(props.windowHeight() / props.rowHeight) - 1, 1),
    },
  );
  if (!next) return false;
  event.preventDefault();
  const [from, to] = [ids[place.row], ids[next.row]];
  const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  if (event.shiftKey && isVertical && from && to) selection?.extend(from, to);
  focus.focusPlace(next, isBackwards(place, next));
  return true;
}

/** Moves to the next control of the same cell; false if there is none. */
function moveInCell(target: Element, event: KeyboardEvent, isRtl: boolean): boolean {
  const cell = cellOf(target);
  if (!cell || cell === target || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return false;
  const controls = controlsIn(cell);
  const at = controls.findIndex((control) => control.contains(target));
  const next = controls[at + ((event.key === 'ArrowRight') === isRtl ? -1 : 1)];
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}

/** From the next cell of the same row, its last control is the nearest. */
function isBackwards(place: GridPlace, next: GridPlace): boolean {
  if (place.row !== next.row || next.column === null) return false;
  return place.column === null ? next.column > 0 : next.column < place.column;
}

function tab({ ids, focus }: GridEventsProps, target: Element, event: KeyboardEvent): void {
  const to = tabTarget(target, event.shiftKey);
  const place = placeOf(target, ids);
  if (to === 'leave') focus.leave(event.shiftKey);
  if (to !== 'row' || !place) return;
  event.preventDefault();
  focus.focusPlace({ row: place.row, column: null });
}

/** The keys of a row, a cell or a header that has the focus itself. */
function act(props: GridEventsProps, target: Element, event: KeyboardEvent): void {
  const row = rowOf(target);
  const id = row && idOf(row);
  const effect = id ? effectOnRow(props, id, event) : effectOnHeader(props, target, event);
  if (!effect) return;
  event.preventDefault();
  effect();
}

function effectOnRow({ selection, open }: GridEventsProps, id: string, event: KeyboardEvent) {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  if (key === 'Enter') return open && (() => open(id));
  if (!selection) return undefined;
  if (key === ' ') return () => selection.toggle(id, shiftKey);
  return key === 'a' && (ctrlKey || metaKey) ? selection.selectPage : undefined;
}

function effectOnHeader(props: GridEventsProps, target: Element, { key }: KeyboardEvent) {
  return key === 'Enter' || key === ' ' ? () => sortByHeader(props, target) : undefined;
}
