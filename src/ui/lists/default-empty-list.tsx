import { useText } from '../text/use-text';
import { EmptyList } from './empty-list';
import type { useListUrl } from './list-url';

interface DefaultEmptyListProps {
  /** The namespace of the `empty` texts. */
  texts: 'payments' | 'payouts';
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
}

/** A list without rows: it has no rows yet, or none match the filters. */
export function DefaultEmptyList({ texts, filtered, url }: DefaultEmptyListProps) {
  const t = useText(texts);
  const lists = useText('lists');
  return (
    <EmptyList
      filtered={filtered}
      title={filtered ? t('empty.filteredTitle') : t('empty.title')}
      text={filtered ? lists('filters.nothingKept') : t('empty.text')}
      clearLabel={lists('filters.clearAll')}
      url={url}
    />
  );
}
