import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  functionalUpdate,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableSelection } from './data-table-bar';
import type { DataColumn, DataTableProps } from './data-table-props';
import { isSelected, selectedOnPage } from './row-selection';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

interface TableModelProps<R>
  extends Pick<DataTableProps<R>, 'columns' | 'rows' | 'rowId' | 'sort' | 'onSort' | 'selection'> {
  /** The columns to show, in their order. */
  shown: readonly DataColumn<R>[];
}

export type TableModel<R extends object> = ReturnType<typeof useTableModel<R>>;

/**
 * Columns, sort and selection of one page of a list. The list owns their state, because the server
 * sorts and pages: the model reads it, and reports every change.
 */
export function useTableModel<R extends object>(props: TableModelProps<R>) {
  const { columns, shown, rows, rowId } = props;
  const definitions = useMemo(() => columns.map(({ id, header }) => ({ id, header })), [columns]);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: {
      ...useArrangement(columns, shown),
      sorting: useSorting(props.sort),
      rowSelection: usePageSelection(ids, props.selection),
    },
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    onSortingChange: (change) => sortBy(props, change),
    onRowSelectionChange: (change) => {
      if (props.selection) choose(props.selection, ids, change);
    },
  });
  return { table, ids, columns: useInOrder(columns, table.getVisibleLeafColumns()) };
}

/** Which columns are shown, in which order, and which stay at the end. */
function useArrangement<R>(columns: readonly DataColumn<R>[], shown: readonly DataColumn<R>[]) {
  return useMemo(() => {
    const order = shown.map(({ id }) => id);
    const hidden = columns.filter(({ id }) => !order.includes(id));
    const pinned = columns.filter(({ pinned: to }) => to === 'end');
    return {
      columnOrder: order,
      columnVisibility: Object.fromEntries(hidden.map(({ id }) => [id, false])),
      columnPinning: { start: [], end: pinned.map(({ id }) => id) },
    };
  }, [columns, shown]);
}

function useSorting(sort: DataTableProps<unknown>['sort']): SortingState {
  const { by, direction } = sort ?? {};
  return useMemo(
    () => (by === undefined ? [] : [{ id: by, desc: direction === 'desc' }]),
    [by, direction],
  );
}

/** The selected rows of this page. */
function usePageSelection(ids: readonly string[], selection: TableSelection | undefined) {
  const value = selection?.value;
  return useMemo(() => (value ? selectedOf(ids, value) : {}), [ids, value]);
}

function selectedOf(ids: readonly string[], value: TableSelection['value']): RowSelectionState {
  return selected(ids.filter((id) => isSelected(value, id)));
}

/** These rows as the model stores a selection. */
export function selected(ids: Iterable<string>): RowSelectionState {
  return Object.fromEntries(Array.from(ids, (id) => [id, true as const]));
}

function sortBy(
  { sort, onSort }: Pick<DataTableProps<never>, 'sort' | 'onSort'>,
  change: Updater<SortingState>,
): void {
  const before = sort ? [{ id: sort.by, desc: sort.direction === 'desc' }] : [];
  const [next] = functionalUpdate(change, before);
  if (next) onSort?.({ by: next.id, direction: next.desc ? 'desc' : 'asc' });
}

/** Changes the selected rows of this page; the selected rows of other pages remain. */
function choose(
  { value, onChange }: TableSelection,
  ids: readonly string[],
  change: Updater<RowSelectionState>,
): void {
  const next = functionalUpdate(change, selectedOf(ids, value));
  onChange(selectedOnPage(value, ids, new Set(ids.filter((id) => next[id]))));
}

/** The definitions of the columns that the model shows; the same array while they are the same. */
function useInOrder<R>(columns: readonly DataColumn<R>[], inOrder: readonly { id: string }[]) {
  const key = inOrder.map(({ id }) => id).join();
  return useMemo(
    () => key.split(',').flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [columns, key],
  );
}
