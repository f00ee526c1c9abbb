import type { FocusEvent } from 'react';
import { styled } from 'styled-components';
import { GridBody } from './data-table-body';
import { GridHeader } from './data-table-header';
import type { DataColumn } from './data-table-props';
import { windowRows } from './row-window';
import { RowTable } from './table-rows.styles';
import { rowHeight, rowSizes } from './table-sizes';
import { type GridPartProps, useGrid } from './use-grid';
import { useRowWindow } from './use-row-window';

/** Scrolls its rows, which have the same height and columns that do not follow their content. */
const LongRowTable = styled(RowTable)`
  display: block;
  overflow: auto;
  & > thead,
  & > tbody {
    position: relative;
    display: block;
    /* Grows with the user's text, as the columns do. */
    min-inline-size: 44rem;
  }
  & > thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }
  & > * > tr {
    display: grid;
    grid-template-columns: var(--columns);
    inline-size: 100%;
  }
  & > tbody > tr {
    position: absolute;
  }
  & > * > tr > * {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
  }
  /* Its grid has fixed columns already. */
  & > * > tr > [data-text] {
    max-inline-size: none;
  }
  & > * > tr > [data-align='end'] {
    justify-content: flex-end;
  }
`;

/** The widths of the columns, of which one of 100 % takes three shares of the rest. */
function gridColumns(columns: readonly DataColumn<never>[], isSelectable: boolean): string {
  const widths = columns.map(({ width }) =>
    width === undefined ? 'minmax(0, 1fr)' : width === '100%' ? 'minmax(0, 3fr)' : width,
  );
  return [...(isSelectable ? ['46px'] : []), ...widths].join(' ');
}

/** A long table without pages, of which only the visible rows are rendered. */
export function LongTable<R extends object>(props: GridPartProps<R>) {
  const { model, density, pictured, virtual, gridSelection, isCovered } = props;
  const { height = 0 } = virtual ?? {};
  const view = useRowWindow(model.ids, rowHeight(density, pictured), height);
  const { end, attributes } = useGrid(props, view.reveal);
  const { rows } = model.table.getRowModel();
  const indexes = windowRows({ ...view, count: rows.length });
  const isSelectable = gridSelection !== undefined;
  const sizes = rowSizes(density, pictured);
  const columns = { '--columns': gridColumns(model.columns, isSelectable) };
  const onFocus = (event: FocusEvent) => {
    view.keepFocused(event);
    attributes.onFocus(event);
  };
  return (
    <>
      <LongRowTable
        {...attributes}
        {...sizes}
        onFocus={onFocus}
        onScroll={view.onScroll}
        aria-rowcount={rows.length + 1}
        style={{ ...sizes.style, ...columns, blockSize: height }}
      >
        <GridHeader model={model} onTogglePage={gridSelection?.togglePage} isCovered={isCovered} />
        <GridBody
          {...props}
          rows={indexes.flatMap((index) => rows[index] ?? [])}
          indexes={indexes}
          isSelectable={isSelectable}
          style={{ blockSize: `calc(var(--row-height) * ${rows.length})` }}
        />
      </LongRowTable>
      <div ref={end} tabIndex={-1} />
    </>
  );
}
