import { useText } from '../text/use-text';
import type { useListUrl } from './list-url';
import { NoRows } from './no-rows';

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
  return (
    <NoRows
      title={filtered ? t('empty.filteredTitle') : t('empty.title')}
      text={filtered ? lists('filters.nothingKept') : t('empty.text')}
      clear={filtered ? lists('filters.clearAll') : null}
      url={url}
    />
  );
}
