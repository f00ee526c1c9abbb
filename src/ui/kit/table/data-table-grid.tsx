import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { TableBody } from 'react-aria-components/Table';
import { useKitTexts } from '../kit-texts';
import { VisuallyHidden } from '../layout/visually-hidden';
import { lazyComponent, preloadable } from '../loading/lazy-component';
import { HeaderCell, StopRowPress } from './data-table-cells';
import * as Parts from './data-table-parts';
import type { DataColumn, DataTableProps } from './data-table-props';
import { SkeletonTable } from './data-table-skeleton';
import { preloadableSelectBox } from './preload-table';
import { countSelected } from './row-selection';
import { useHorizontalOverflow } from './use-horizontal-overflow';
import { useRowKeys } from './use-row-keys';

const VirtualTable = lazyComponent(() => import('./data-table-virtual'), 'VirtualTable');
/** Loaded only for tables with selectable rows. */
const loadBar = preloadable(() => import(/* webpackChunkName: 'table' */ './data-table-bar'));
const SelectionBar = lazyComponent(loadBar, 'SelectionBar');
const SelectBox = lazyComponent(preloadableSelectBox, 'SelectBox');

interface GridProps<R> extends DataTableProps<R> {
  density: Parts.Density;
  pictured: boolean;
  refetching: boolean;
}

/** The table itself: react-aria's grid, with a bar over its header while rows are selected. */
export function Grid<R extends object>(props: GridProps<R>) {
  const { rows, rowId, selection, refetching } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const sideways = useHorizontalOverflow(scroller);
  const keys = useRowKeys(rows.map(rowId), selection);
  const selectable = selection !== undefined;
  const selecting = selectable && countSelected(selection.value, selection.total) > 0;
  useEffect(() => {
    if (selectable) void loadBar.preload();
  }, [selectable]);
  return (
    <Parts.TableFrame $refetching={refetching} aria-busy={refetching} {...keys.frame}>
      {selection && selecting && (
        <Suspense fallback={null}>
          <SelectionBar selection={selection} />
        </Suspense>
      )}
      <Parts.TableScroller ref={scroller} {...(sideways ? { 'data-sideways': '' } : {})}>
        <MaybeVirtual {...props}>
          <Parts.DataGrid
            aria-label={props.label}
            keyboardNavigationBehavior="tab"
            {...sorting(props)}
            {...keys.grid}
            {...(props.onOpen ? { onRowAction: (key) => open(props, String(key)) } : {})}
          >
            <GridHeader {...props} selecting={selecting} />
            <GridBody {...props} />
          </Parts.DataGrid>
        </MaybeVirtual>
      </Parts.TableScroller>
    </Parts.TableFrame>
  );
}

/** Renders only the visible rows of a long table; other tables stay unwrapped. */
function MaybeVirtual<R>({ children, ...props }: GridProps<R> & { children: ReactNode }) {
  const { virtual, density, pictured, selection } = props;
  if (!virtual) return <>{children}</>;
  const shape = { columns: props.columns, density, pictured, selectable: Boolean(selection) };
  return (
    <Suspense fallback={<SkeletonTable {...shape} count={8} />}>
      <VirtualTable height={virtual.height} rowHeight={Parts.rowHeight(density, pictured)}>
        {children}
      </VirtualTable>
    </Suspense>
  );
}

function sorting<R>({ sort, onSort }: GridProps<R>) {
  return {
    ...(sort && {
      sortDescriptor: {
        column: sort.by,
        direction: sort.direction === 'asc' ? ('ascending' as const) : ('descending' as const),
      },
    }),
    onSortChange: (next: { column: string | number; direction: 'ascending' | 'descending' }) =>
      onSort?.({
        by: String(next.column),
        direction: next.direction === 'ascending' ? 'asc' : 'desc',
      }),
  };
}

function open<R>({ rows, rowId, onOpen }: GridProps<R>, key: string): void {
  const row = rows.find((candidate) => rowId(candidate) === key);
  if (row) onOpen?.(row);
}

function GridHeader<R>({ columns, selection, selecting }: GridProps<R> & { selecting: boolean }) {
  const texts = useKitTexts();
  const header = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  return (
    <Parts.DataHeader $covered={selecting}>
      {selection && (
        <Parts.DataColumnHeader id="-selection" data-selecting="" width={46} minWidth={46}>
          <LazySelectBox label={texts.selectAll} />
        </Parts.DataColumnHeader>
      )}
      {columns.map((column) => (
        <HeaderCell
          key={column.id}
          column={column}
          isRowHeader={column === header}
          frozen={selecting}
        />
      ))}
    </Parts.DataHeader>
  );
}

/** A cell passes the focus to its control, from which the arrows move on to the next cell. */
const focusableContent = { focusMode: 'child', allowsArrowNavigation: true } as const;

function GridBody<R extends object>(props: GridProps<R>) {
  const { columns, rows, rowId, rowName, selection, density, pictured, currentId } = props;
  return (
    <TableBody
      data-rows=""
      items={rows}
      dependencies={[columns, density, pictured, currentId, selection !== undefined, rowName]}
    >
      {(row) => (
        <Parts.DataRow
          id={rowId(row)}
          textValue={rowName(row)}
          $height={Parts.rowHeight(density, pictured)}
          data-density={density}
          data-current={currentId === rowId(row)}
          {...(props.onOpen ? { 'data-pressable': '' } : {})}
        >
          {selection && (
            <Parts.DataCell data-selecting="" {...focusableContent}>
              <RowSelectBox name={rowName} row={row} />
            </Parts.DataCell>
          )}
          {columns.map((column) => (
            <Parts.DataCell
              key={column.id}
              $align={column.align}
              data-align={column.align}
              {...(column.interactive ? focusableContent : { focusMode: 'cell' })}
              {...(column.pinned ? { 'data-pinned': '' } : {})}
            >
              <CellContent column={column} row={row} />
            </Parts.DataCell>
          ))}
        </Parts.DataRow>
      )}
    </TableBody>
  );
}

/** Rendered only for visible rows: react-aria iterates over all rows, but not over their cells. */
function CellContent<R>({ column, row }: { column: DataColumn<R>; row: R }) {
  return column.interactive ? <StopRowPress>{column.cell(row)}</StopRowPress> : column.cell(row);
}

function RowSelectBox<R>({ name, row }: { name: (row: R) => string; row: R }) {
  const texts = useKitTexts();
  return <LazySelectBox label={texts.selectRow(name(row))} />;
}

/** A header needs a text: until its checkbox is loaded, the text is rendered alone. */
function LazySelectBox({ label }: { label: string }) {
  return (
    <Suspense fallback={<VisuallyHidden>{label}</VisuallyHidden>}>
      <SelectBox label={label} />
    </Suspense>
  );
}
