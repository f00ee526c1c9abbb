import { styled } from 'styled-components';
import { choosable } from '../kit/column-order';
import { type DataColumn, useShownColumns } from '../kit/data-table';
import { TableSettings } from '../kit/table-settings';
import type { ListTable } from './use-list-table';
import { ViewsMenu } from './views-menu';

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin-inline-start: auto;
`;

interface ListToolsProps<R> {
  table: ListTable;
  columns: readonly DataColumn<R>[];
}

/** At the end of a list's toolbar: saved views, columns and density. */
export function ListTools<R>({ table, columns }: ListToolsProps<R>) {
  const { layout, change } = table;
  const shown = useShownColumns(columns, layout.columns);
  return (
    <Tools>
      <ViewsMenu table={table} />
      <TableSettings
        columns={columns}
        order={choosable(shown).map(({ id }) => id)}
        onOrder={(order) => change({ columns: order })}
        density={layout.density}
        onDensity={(density) => change({ density })}
      />
    </Tools>
  );
}
