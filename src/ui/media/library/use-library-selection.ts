import { useState } from 'react';
import type { Media } from '#openapi/types.generated';
import type { TableSelection } from '../../kit/table/data-table-bar';
import { isSelected, NOTHING_SELECTED, type RowSelection } from '../../kit/table/row-selection';
import { useText } from '../../text/use-text';

/**
 * The selected pictures of a page. A new page starts without a selection, because one request takes
 * only a page.
 */
export function useLibrarySelection(pictures: readonly Media[], page: string) {
  const t = useText('media');
  const [made, setMade] = useState({ page, value: NOTHING_SELECTED });
  const value = made.page === page ? made.value : NOTHING_SELECTED;
  const change = (next: RowSelection) => setMade({ page, value: next });
  const selection: TableSelection = {
    value,
    onChange: change,
    total: pictures.length,
    summary: (count) => t('library.selected', { count }),
  };
  return {
    selection,
    chosen: pictures.filter(({ id }) => isSelected(value, id)),
    clear: () => change(NOTHING_SELECTED),
  };
}
