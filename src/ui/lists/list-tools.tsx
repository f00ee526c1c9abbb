import { useState } from 'react';
import { styled } from 'styled-components';
import type { ReadPage } from '#application/lists/list-print.machine';
import { Deferred } from '../kit/loading/deferred';
import { choosable } from '../kit/table/column-order';
import { type DataColumn, useVisibleColumns } from '../kit/table/data-table';
import { TableSettings } from '../kit/table/table-settings';
import { PrintAction, PrintList } from './lazy-print';
import type { ListTable } from './use-list-table';
import { ViewsMenu } from './views-menu';

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin-inline-start: auto;
`;

/** Data for printing a list: all rows that match its filters. */
export interface PrintableList<R> {
  title: string;
  rowId: (row: R) => string;
  readPage: ReadPage;
}

interface ListToolsProps<R> {
  table: ListTable;
  columns: readonly DataColumn<R>[];
  print: PrintableList<R>;
}

/** At the end of a list's toolbar: saved views, columns and density, and printing. */
export function ListTools<R>({ table, columns, print }: ListToolsProps<R>) {
  const { layout, change } = table;
  const [printed, setPrinted] = useState<PrintableList<R> | null>(null);
  const shown = useVisibleColumns(columns, layout.columns);
  return (
    <Tools>
      <ViewsMenu table={table} />
      <TableSettings
        columns={columns}
        order={choosable(shown).map(({ id }) => id)}
        onOrder={(order) => change({ columns: order })}
        density={layout.density}
        onDensity={(density) => change({ density })}
        footer={(close) => (
          <PrintAction
            onPress={() => {
              close();
              setPrinted(print);
            }}
          />
        )}
      />
      {printed && (
        <Deferred>
          <PrintList {...printed} columns={shown} onClosed={() => setPrinted(null)} />
        </Deferred>
      )}
    </Tools>
  );
}
