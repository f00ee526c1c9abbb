import { choosable } from '../../kit/table/column-order';
import { useVisibleColumns } from '../../kit/table/data-table';
import { TableSettings } from '../../kit/table/table-settings';
import { useTableLayout } from '../../lists/use-table-layout';
import { LIBRARY_TABLE, useLibraryColumns } from './library-table';

/** Columns of the library's list, their order, and the height of its rows. */
export function LibraryListTools() {
  const columns = useLibraryColumns();
  const { layout, change } = useTableLayout(LIBRARY_TABLE);
  const shown = useVisibleColumns(columns, layout.columns);
  return (
    <TableSettings
      columns={columns}
      order={choosable(shown).map(({ id }) => id)}
      onOrder={(order) => change({ columns: order })}
      density={layout.density}
      onDensity={(density) => change({ density })}
    />
  );
}
