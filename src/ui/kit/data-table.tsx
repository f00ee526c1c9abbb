import { type ReactNode, useMemo } from 'react';
import { type Selection, TableBody } from 'react-aria-components/Table';
import { type Breakpoint, below, breakpoints } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { AriaLocale } from './aria-locale';
import { Apart, HeadCell, SelectBox } from './data-table-cells';
import * as Parts from './data-table-parts';
import { SkeletonCards, SkeletonTable } from './data-table-skeleton';
import { useKitTexts } from './kit-texts';

export interface DataColumn<R> {
  id: string;
  header: string;
  /** The header is read, not shown (actions). */
  hideHeader?: boolean | undefined;
  cell: (row: R) => ReactNode;
  sortable?: boolean | undefined;
  /** `end` for figures. */
  align?: 'start' | 'end' | undefined;
  /** CSS width. */
  width?: string | undefined;
  /** Left out while the window is narrower. */
  hideBelow?: Breakpoint | undefined;
  /** Holds buttons, switches or links: pressing them is not pressing the row. */
  interactive?: boolean | undefined;
  /** Names the row for assistive technology; the first column when none says so. */
  rowHeader?: boolean | undefined;
}

export interface TableSort {
  by: string;
  direction: 'asc' | 'desc';
}

export interface TableSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** "3 produits sélectionnés", and a way to select all pages; stands in the bar over the head. */
  summary: ReactNode;
  /** Buttons of the bar (`<Button variant="quiet" size="small">`). */
  actions: ReactNode;
}

export interface DataTableProps<R> {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly DataColumn<R>[];
  rows: readonly R[];
  rowId: (row: R) => string;
  /** Names a row: "Commande 10482". */
  rowName: (row: R) => string;
  /** First load shows skeletons, a refetch the old rows at 60 %. */
  state?: 'loading' | 'refetching' | 'ready' | undefined;
  /** 52, 64 with a picture, 40 px. */
  density?: Parts.Density | undefined;
  sort?: TableSort | undefined;
  /** The server sorts: the caller asks it again. */
  onSort?: ((sort: TableSort) => void) | undefined;
  selection?: TableSelection | undefined;
  /** Click or Enter on a row. */
  onOpen?: ((row: R) => void) | undefined;
  /** The row that keyboard triage stands on. */
  currentId?: string | undefined;
  /** Below 720 px each row is a card. */
  renderCard?: ((row: R) => ReactNode) | undefined;
  /** Shown instead of the table when there is no row. */
  empty?: ReactNode;
  /** Shown instead of the table when the list could not be read. */
  error?: ReactNode;
  /** How many rows the skeleton draws; 8 when left out. */
  skeletonRows?: number | undefined;
}

/** A list from the server: sorts, selects, opens; skeletons, old rows and cards where they belong. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { columns, rows, state = 'ready', renderCard, density = 'normal' } = props;
  const onPhone = useMediaQuery(below('phone'));
  const visible = useVisibleColumns(columns);
  if (props.error) return <>{props.error}</>;
  if (state === 'loading') {
    const count = props.skeletonRows ?? 8;
    return onPhone && renderCard ? (
      <SkeletonCards count={count} />
    ) : (
      <SkeletonTable
        columns={visible}
        count={count}
        density={density}
        selectable={Boolean(props.selection)}
      />
    );
  }
  if (rows.length === 0) return <>{props.empty}</>;
  if (onPhone && renderCard) {
    return (
      <Parts.CardList aria-label={props.label} $refetching={state === 'refetching'}>
        {rows.map((row) => (
          <Parts.RowCard key={props.rowId(row)}>{renderCard(row)}</Parts.RowCard>
        ))}
      </Parts.CardList>
    );
  }
  return (
    <AriaLocale>
      <Grid {...props} columns={visible} />
    </AriaLocale>
  );
}

function useVisibleColumns<R>(columns: readonly DataColumn<R>[]): readonly DataColumn<R>[] {
  const narrow: Record<Breakpoint, boolean> = {
    phone: useMediaQuery(below('phone')),
    tablet: useMediaQuery(below('tablet')),
    desktop: useMediaQuery(below('desktop')),
    wide: useMediaQuery(below('wide')),
    stretch: useMediaQuery(below('stretch')),
  };
  const width = (Object.keys(breakpoints) as Breakpoint[]).filter((name) => narrow[name]).join();
  return useMemo(
    () => columns.filter(({ hideBelow }) => !hideBelow || !width.split(',').includes(hideBelow)),
    [columns, width],
  );
}

function Grid<R>(props: DataTableProps<R>) {
  const { columns, rows, rowId, sort, onSort, selection, state, density = 'normal' } = props;
  const texts = useKitTexts();
  const selecting = Boolean(selection && selection.selected.size > 0);
  const ids = rows.map(rowId);
  const headerId = (columns.find(({ rowHeader }) => rowHeader) ?? columns[0])?.id;
  const select = (keys: Selection) =>
    selection?.onChange(new Set(keys === 'all' ? ids : Array.from(keys, String)));
  const open = (key: string) => {
    const row = rows.find((candidate) => rowId(candidate) === key);
    if (row) props.onOpen?.(row);
  };
  return (
    <Parts.TableFrame $refetching={state === 'refetching'} aria-busy={state === 'refetching'}>
      {selection && selecting && (
        <Parts.SelectionBar>
          <div>{selection.summary}</div>
          <div>{selection.actions}</div>
        </Parts.SelectionBar>
      )}
      <Parts.DataGrid
        aria-label={props.label}
        keyboardNavigationBehavior="tab"
        {...(sort
          ? {
              sortDescriptor: {
                column: sort.by,
                direction: sort.direction === 'asc' ? 'ascending' : 'descending',
              } as const,
            }
          : {})}
        onSortChange={({ column, direction }) =>
          onSort?.({ by: String(column), direction: direction === 'ascending' ? 'asc' : 'desc' })
        }
        {...(selection
          ? {
              selectionMode: 'multiple' as const,
              selectedKeys: ids.filter((id) => selection.selected.has(id)),
              onSelectionChange: select,
            }
          : {})}
        {...(props.onOpen ? { onRowAction: (key) => open(String(key)) } : {})}
      >
        <Parts.DataHead $covered={selecting}>
          {selection && (
            <Parts.DataColumnHead id="-selection" data-selecting="">
              <SelectBox label={texts.selectAll} />
            </Parts.DataColumnHead>
          )}
          {columns.map((column) => (
            <HeadCell
              key={column.id}
              column={column}
              isRowHeader={column.id === headerId}
              frozen={selecting}
            />
          ))}
        </Parts.DataHead>
        <TableBody>
          {rows.map((row) => (
            <Parts.DataRow
              key={rowId(row)}
              id={rowId(row)}
              textValue={props.rowName(row)}
              $density={density}
              data-current={props.currentId === rowId(row)}
              {...(props.onOpen ? { 'data-pressable': '' } : {})}
            >
              {selection && (
                <Parts.DataCell data-selecting="" focusMode="child">
                  <SelectBox label={texts.selectRow(props.rowName(row))} />
                </Parts.DataCell>
              )}
              {columns.map((column) => (
                <Parts.DataCell
                  key={column.id}
                  $align={column.align}
                  focusMode={column.interactive ? 'child' : 'cell'}
                >
                  {column.interactive ? <Apart>{column.cell(row)}</Apart> : column.cell(row)}
                </Parts.DataCell>
              ))}
            </Parts.DataRow>
          ))}
        </TableBody>
      </Parts.DataGrid>
    </Parts.TableFrame>
  );
}
