import { SelectionBar, type TableSelection } from '../kit/table/data-table-bar';
import { countSelected } from '../kit/table/row-selection';
import { EmptyList } from '../lists/empty-list';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';

interface NoOrdersProps {
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
  /** Absent where orders are not selected. */
  selection?: TableSelection;
}

/**
 * A list without rows: no orders yet, or none match the filters. Orders that left the list by a step
 * may still be selected.
 */
export function NoOrders({ filtered, url, selection }: NoOrdersProps) {
  const t = useText('orders');
  const onPhone = useMediaQuery(below('phone'));
  return (
    <>
      {selection && countSelected(selection.value, selection.total) > 0 && (
        <SelectionBar selection={selection} place={onPhone ? 'foot' : 'alone'} />
      )}
      <EmptyList
        filtered={filtered}
        url={url}
        title={t(filtered ? 'empty.filteredTitle' : 'empty.title')}
        text={t(filtered ? 'empty.filteredText' : 'empty.text')}
        clearLabel={t('empty.clear')}
      />
    </>
  );
}
