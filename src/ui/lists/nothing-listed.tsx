import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { useText } from '../text/use-text';
import type { useListUrl } from './list-url';

interface NothingListedProps {
  /** Whose `empty` texts say it. */
  texts: 'payments' | 'payouts';
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
}

/** A list without rows: nothing there yet, or nothing that the filters keep. */
export function NothingListed({ texts, filtered, url }: NothingListedProps) {
  const t = useText(texts);
  const lists = useText('lists');
  if (!filtered) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return (
    <EmptyState
      title={t('empty.filteredTitle')}
      action={
        <Button variant="soft" onClick={() => url.clear(['tab', 'pageSize'])}>
          {lists('filters.clearAll')}
        </Button>
      }
    >
      {lists('filters.nothingKept')}
    </EmptyState>
  );
}
