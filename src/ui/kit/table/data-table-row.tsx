import { memo } from 'react';
import type { DataColumn } from './data-table-props';

interface GridRowProps<R> {
  id: string;
  row: R;
  /** The shown columns; the same array as long as nothing about them changes. */
  columns: readonly DataColumn<R>[];
  /** Label of its checkbox; undefined where rows cannot be selected. */
  boxLabel: string | undefined;
  isSelected: boolean;
  /** The current row of keyboard triage. */
  isCurrent: boolean;
  /** Index in a long table, whose rows are not all rendered. */
  index?: number | undefined;
}

function Row<R>(props: GridRowProps<R>) {
  const { id, row, columns, boxLabel, isSelected, isCurrent, index } = props;
  const named = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  return (
    <tr
      tabIndex={-1}
      data-row-id={id}
      data-current={isCurrent || undefined}
      aria-selected={boxLabel === undefined ? undefined : isSelected}
      {...(index !== undefined && placed(index))}
    >
      {boxLabel !== undefined && (
        <td data-selecting="" {...(index !== undefined && { role: 'gridcell' })}>
          <input
            type="checkbox"
            data-select=""
            aria-label={boxLabel}
            checked={isSelected}
            readOnly
          />
        </td>
      )}
      {columns.map((column) => {
        const attributes = {
          ...(index !== undefined && { role: column === named ? 'rowheader' : 'gridcell' }),
          'data-align': column.align,
          'data-record': column.record ? '' : undefined,
          'data-text': column.text ? '' : undefined,
          'data-muted': column.muted ? '' : undefined,
          'data-interactive': column.interactive ? '' : undefined,
          'data-pinned': column.pinned ? '' : undefined,
        };
        return column === named ? (
          <th key={column.id} scope="row" {...attributes}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} {...attributes}>
            {column.cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

/**
 * The attributes of a row among rows that are not rendered; the header is the first row. Its boxes
 * are not those of a table, so some browsers need the roles.
 */
function placed(index: number) {
  return {
    role: 'row',
    'aria-rowindex': index + 2,
    style: { insetBlockStart: `calc(var(--row-height) * ${index})` },
  };
}

/**
 * A row of a table. Renders again only if its record, the columns or its own state change: cells
 * read everything else that changes by hooks of their own.
 */
export const GridRow = memo(Row) as typeof Row;
