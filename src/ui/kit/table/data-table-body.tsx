import type { CSSProperties } from 'react';
import { useKitTexts } from '../kit-texts';
import type { DataTableProps } from './data-table-props';
import { GridRow } from './data-table-row';
import type { TableModel } from './table-model';

/** A row of the model; its `original` is the record. */
export type ModelRow<R extends object> = ReturnType<
  TableModel<R>['table']['getRowModel']
>['rows'][number];

interface GridBodyProps<R extends object>
  extends Pick<DataTableProps<R>, 'rowName' | 'currentId' | 'onOpen'> {
  model: TableModel<R>;
  isSelectable: boolean;
  /** The rows to render. */
  rows: readonly ModelRow<R>[];
  /** The index of each of these rows in a long table. */
  indexes?: readonly number[] | undefined;
  style?: CSSProperties | undefined;
}

/** The rows. Those that can be opened or selected are highlighted under the pointer. */
export function GridBody<R extends object>(props: GridBodyProps<R>) {
  const { model, rows, indexes, rowName, currentId, onOpen, isSelectable, style } = props;
  const texts = useKitTexts();
  return (
    <tbody
      style={style}
      data-pressable={onOpen ? '' : undefined}
      data-hoverable={onOpen || isSelectable ? '' : undefined}
    >
      {rows.map((row, at) => (
        <GridRow
          key={row.id}
          id={row.id}
          row={row.original}
          columns={model.columns}
          boxLabel={isSelectable ? texts.selectRow(rowName(row.original)) : undefined}
          isSelected={isSelectable && row.getIsSelected()}
          isCurrent={currentId === row.id}
          index={indexes?.[at]}
        />
      ))}
    </tbody>
  );
}
