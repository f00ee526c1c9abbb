import { useRef } from 'react';
import type { GridProps } from './data-table-props';
import type { TableModel } from './table-model';
import { rowHeight } from './table-sizes';
import { gridEvents } from './use-grid-events';
import { useGridFocus } from './use-grid-focus';
import type { GridSelection } from './use-grid-selection';

export interface GridPartProps<R extends object> extends GridProps<R> {
  model: TableModel<R>;
  gridSelection: GridSelection;
  /** Rows are selected: the selection bar covers the header. */
  isCovered: boolean;
}

/**
 * The semantics of a grid: its attributes, presses, keys and focus. `end` is an element after it.
 * @param reveal renders a row of a long table that is not rendered
 */
export function useGrid<R extends object>(
  props: GridPartProps<R>,
  reveal: (row: number) => void = doNothing,
) {
  const { model, rows, gridSelection, density, pictured, virtual, onOpen } = props;
  const { table, ids } = model;
  const grid = useRef<HTMLTableElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const focus = useGridFocus({ grid, end, ids, reveal });
  const openRow = (id: string) => {
    const row = rows[ids.indexOf(id)];
    if (row) onOpen?.(row);
  };
  const events = gridEvents({
    ids,
    cells: model.columns.length + (gridSelection ? 1 : 0),
    windowHeight: () => virtual?.height ?? window.innerHeight,
    rowHeight: rowHeight(density, pictured),
    focus,
    selection: gridSelection,
    open: onOpen && openRow,
    sort: (columnId) => table.getColumn(columnId)?.toggleSorting(),
  });
  return {
    end,
    attributes: {
      ref: grid,
      role: 'grid',
      tabIndex: 0,
      'aria-label': props.label,
      'aria-multiselectable': gridSelection ? true : undefined,
      ...focus.handlers,
      ...events,
    },
  };
}

function doNothing(): void {}
