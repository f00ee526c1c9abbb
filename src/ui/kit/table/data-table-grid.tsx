import { Suspense, useEffect, useRef } from 'react';
import { Deferred } from '../loading/deferred';
import { lazyComponent, preloadable } from '../loading/lazy-component';
import { GridBody } from './data-table-body';
import { GridHeader } from './data-table-header';
import type { GridProps } from './data-table-props';
import { SkeletonTable } from './data-table-skeleton';
import { countSelected } from './row-selection';
import { TableFrame, TableScroller } from './table-frame.styles';
import { useTableModel } from './table-model';
import { RowTable } from './table-rows.styles';
import { rowHeight, rowSizes } from './table-sizes';
import { useFirstRows } from './use-first-rows';
import { type GridPartProps, useGrid } from './use-grid';
import { clearingKeys, useGridSelection } from './use-grid-selection';
import { useHorizontalOverflow } from './use-horizontal-overflow';

const LongTable = lazyComponent(() => import('./data-table-long'), 'LongTable');
/** Loaded only for tables with selectable rows. */
const loadBar = preloadable(() => import(/* webpackChunkName: 'table' */ './data-table-bar'));
const SelectionBar = lazyComponent(loadBar, 'SelectionBar');

/** The table itself, a grid of rows and cells, with a bar over its header while rows are selected. */
export function Grid<R extends object>(props: GridProps<R>) {
  const { selection, refetching, virtual } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const sideways = useHorizontalOverflow(scroller);
  const model = useTableModel(props);
  const gridSelection = useGridSelection(model, selection);
  const selectable = selection !== undefined;
  const selecting = selectable && countSelected(selection.value, selection.total) > 0;
  useEffect(() => {
    if (selectable) void loadBar.preload();
  }, [selectable]);
  const parts = { ...props, model, gridSelection, isCovered: selecting };
  return (
    <TableFrame
      data-refetching={refetching ? '' : undefined}
      aria-busy={refetching}
      {...clearingKeys(selection)}
    >
      {selection && selecting && (
        <Deferred>
          <SelectionBar selection={selection} />
        </Deferred>
      )}
      <TableScroller ref={scroller} data-sideways={sideways ? '' : undefined}>
        {virtual ? (
          <Suspense
            fallback={
              <SkeletonTable {...props} columns={props.shown} selectable={selectable} count={8} />
            }
          >
            <LongTable {...parts} />
          </Suspense>
        ) : (
          <PageTable {...parts} />
        )}
      </TableScroller>
    </TableFrame>
  );
}

/** The rows of a page; those that the window shows are drawn first. */
function PageTable<R extends object>(props: GridPartProps<R>) {
  const { model, gridSelection, density, pictured, isCovered } = props;
  const { end, attributes } = useGrid(props);
  const { rows } = model.table.getRowModel();
  const { drawn, missing, missingHeight } = useFirstRows(rows, rowHeight(density, pictured));
  return (
    <>
      <RowTable
        {...attributes}
        {...rowSizes(density, pictured)}
        aria-rowcount={missing > 0 ? rows.length + 1 : undefined}
      >
        <GridHeader model={model} onTogglePage={gridSelection?.togglePage} isCovered={isCovered} />
        <GridBody {...props} rows={drawn} isSelectable={gridSelection !== undefined} />
      </RowTable>
      {/* Where Tab leaves the grid; it also has the height of the rows that are not drawn yet. */}
      <div ref={end} tabIndex={-1} style={{ blockSize: missingHeight }} />
    </>
  );
}
