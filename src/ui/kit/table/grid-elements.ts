import type { GridPlace } from './grid-moves';

/** Attribute of a row of the body: the id of its record. */
export const ROW_ID = 'data-row-id';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex], [contenteditable="true"]';
/** Elements that use a click for themselves. */
const PRESSABLE =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="switch"], [contenteditable="true"]';
/** Elements that use the arrow keys for themselves. */
const USES_ARROWS =
  'select, textarea, [contenteditable="true"], input:not([type="checkbox"], [type="button"]), [role="combobox"], [role="listbox"], [role="menu"], [role="slider"], [role="spinbutton"], [role="dialog"], [role="alertdialog"]';

/** A cell may contain a table that is no grid. */
const ROW = '[role="grid"] > * > tr';

export function rowOf(target: Element): HTMLTableRowElement | null {
  return target.closest<HTMLTableRowElement>(ROW);
}

export function cellOf(target: Element): HTMLTableCellElement | null {
  return target.closest<HTMLTableCellElement>(`${ROW} > :is(td, th)`);
}

/** The record of the row; null in the header. */
export function idOf(row: Element): string | null {
  return row.getAttribute(ROW_ID);
}

/** The place of an element of the grid; undefined in a row that is no longer among the rows. */
export function placeOf(target: Element, ids: readonly string[]): GridPlace | undefined {
  const row = rowOf(target);
  const id = row && idOf(row);
  const index = id ? ids.indexOf(id) : -1;
  if (!row || (id && index < 0)) return undefined;
  return { row: index, column: cellOf(target)?.cellIndex ?? null };
}

/** The row of a place; null where it is not rendered. */
export function rowElement(grid: Element, row: number, ids: readonly string[]) {
  const id = ids[row];
  const selector = id === undefined ? 'thead > tr' : `tr[${ROW_ID}="${CSS.escape(id)}"]`;
  return grid.querySelector<HTMLTableRowElement>(selector);
}

/** Whether a control inside a cell needs the arrow keys. */
export function usesArrows(target: Element): boolean {
  return target.closest(USES_ARROWS) !== null;
}

/** Whether a click on it belongs to a control, or to a cell of controls, and not to the row. */
export function isOwnPress(target: Element): boolean {
  return target.closest(`${PRESSABLE}, [data-interactive]`) !== null;
}

function isRendered(element: HTMLElement): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** The controls in a cell or row that can have the focus, in document order. */
export function controlsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && isRendered(element),
  );
}

/**
 * Focuses a cell, or its control where the cell consists of controls.
 * @param fromEnd coming from the next cell: its last control
 */
export function focusCell(cell: HTMLTableCellElement, fromEnd: boolean): void {
  const controls = cell.matches('[data-interactive], [data-selecting]') ? controlsIn(cell) : [];
  const control = controls.at(fromEnd ? -1 : 0);
  if (!control) cell.tabIndex = -1;
  (control ?? cell).focus();
}
