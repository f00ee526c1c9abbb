import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { TableSelection } from './data-table-bar';
import { extended, NOTHING_SELECTED, withRange } from './row-selection';
import { selected, type TableModel } from './table-model';

/** The changes of a page's selection, with ranges; `undefined` where rows cannot be selected. */
export type GridSelection = ReturnType<typeof useGridSelection>;

/**
 * Selects rows one by one, in ranges, and all of the page. A range reaches from the last row that
 * was selected or deselected by itself.
 */
export function useGridSelection<R extends object>(
  { table, ids }: TableModel<R>,
  selection: TableSelection | undefined,
) {
  const anchor = useRef<string>(undefined);
  const reach = useRef<string>(undefined);
  if (!selection) return undefined;

  const isChosen = (id: string) => table.getRow(id).getIsSelected();
  const choose = (chosen: ReadonlySet<string>) => table.setRowSelection(selected(chosen));
  const chosenIds = () => new Set(ids.filter(isChosen));

  return {
    /** Whether no row of the page is selected. */
    isEmpty: () => !ids.some(isChosen),
    /** Toggles a row; as a range, all rows from the anchor get its new state. */
    toggle: (id: string, asRange: boolean) => {
      const from = anchor.current;
      anchor.current = id;
      reach.current = id;
      const chosen = chosenIds();
      if (!chosen.delete(id)) chosen.add(id);
      choose(asRange && from !== undefined ? withRange(ids, chosen, { from, to: id }) : chosen);
    },
    /** Selects the rows from the anchor to the row `to`; the focus comes from the row `from`. */
    extend: (from: string, to: string) => {
      if (from !== reach.current || anchor.current === undefined) anchor.current = from;
      reach.current = to;
      choose(extended(ids, chosenIds(), { anchor: anchor.current, from, to }));
    },
    selectPage: () => table.toggleAllRowsSelected(true),
    togglePage: () => table.toggleAllRowsSelected(),
  };
}

/** On the table's frame: Escape clears the selection of all pages. */
export function clearingKeys(selection: TableSelection | undefined) {
  if (!selection) return {};
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      // Pressing a range must not select text.
      if (event.shiftKey) document.getSelection()?.removeAllRanges();
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || selection.value === NOTHING_SELECTED) return;
      event.stopPropagation();
      selection.onChange(NOTHING_SELECTED);
    },
  };
}
