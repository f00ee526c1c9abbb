import { Checkbox } from '../fields/checkbox';
import { useKitTexts } from '../kit-texts';
import { VisuallyHidden } from '../layout/visually-hidden';
import type { DataColumn } from './data-table-props';
import type { TableModel } from './table-model';

const SORT_WORDS = { asc: 'ascending', desc: 'descending' } as const;

interface GridHeaderProps<R extends object> {
  model: TableModel<R>;
  /** Undefined where rows cannot be selected. */
  onTogglePage: (() => void) | undefined;
  /** Rows are selected: the selection bar covers the header, which then does not sort. */
  isCovered: boolean;
}

export function GridHeader<R extends object>(props: GridHeaderProps<R>) {
  const { model, onTogglePage, isCovered } = props;
  const { table, columns } = model;
  const texts = useKitTexts();
  return (
    <thead data-covered={isCovered ? '' : undefined}>
      <tr>
        {onTogglePage && (
          <th scope="col" data-selecting="">
            <Checkbox
              aria-label={texts.selectAll}
              checked={table.getIsAllRowsSelected()}
              indeterminate={table.getIsSomeRowsSelected()}
              onChange={onTogglePage}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            sorted={table.getColumn(column.id)?.getIsSorted() ?? false}
            isCovered={isCovered}
          />
        ))}
      </tr>
    </thead>
  );
}

/** A column's header: its text, and the arrow of the current sort. */
function HeaderCell<R>(props: {
  column: DataColumn<R>;
  sorted: false | 'asc' | 'desc';
  isCovered: boolean;
}) {
  const { column, sorted, isCovered } = props;
  const isSortable = Boolean(column.sortable) && !isCovered;
  return (
    <th
      scope="col"
      aria-sort={column.sortable ? (sorted ? SORT_WORDS[sorted] : 'none') : undefined}
      data-column={column.id}
      data-sortable={isSortable ? '' : undefined}
      data-align={column.align}
      data-text={column.text ? '' : undefined}
      data-pinned={column.pinned ? '' : undefined}
      style={{ inlineSize: column.width }}
    >
      {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
    </th>
  );
}
