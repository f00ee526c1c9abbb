import { EmptyList } from '../lists/empty-list';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';

interface NoOrdersProps {
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
}

/** A list without rows: no orders yet, or none match the filters. */
export function NoOrders({ filtered, url }: NoOrdersProps) {
  const t = useText('orders');
  return (
    <EmptyList
      filtered={filtered}
      url={url}
      title={t(filtered ? 'empty.filteredTitle' : 'empty.title')}
      text={t(filtered ? 'empty.filteredText' : 'empty.text')}
      clearLabel={t('empty.clear')}
    />
  );
}
