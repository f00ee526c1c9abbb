import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';

interface NoOrdersProps {
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
}

/** A list without rows: nobody has ordered yet, or nothing that the filters keep. */
export function NoOrders({ filtered, url }: NoOrdersProps) {
  const t = useText('orders');
  return (
    <EmptyState
      title={t(filtered ? 'empty.filteredTitle' : 'empty.title')}
      action={
        filtered && (
          <Button variant="soft" onClick={() => url.clear(['tab', 'pageSize'])}>
            {t('empty.clear')}
          </Button>
        )
      }
    >
      {t(filtered ? 'empty.filteredText' : 'empty.text')}
    </EmptyState>
  );
}
