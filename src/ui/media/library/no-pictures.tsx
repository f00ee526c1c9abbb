import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import type { useListUrl } from '../../lists/list-url';
import { useText } from '../../text/use-text';
import { hasFilters, type LibraryState } from './library-query';

/** Why the list is empty: no match, a missing folder, or no pictures yet. */
export function NoPictures({
  state,
  url,
}: {
  state: LibraryState;
  url: ReturnType<typeof useListUrl>;
}) {
  const t = useText('media');
  const clear = (
    <Button variant="soft" onClick={() => url.clear(['pageSize', 'sort'])}>
      {t('library.clear')}
    </Button>
  );
  if (hasFilters(state)) {
    return (
      <EmptyState title={t('library.empty.filteredTitle')} action={clear}>
        {t('library.empty.filteredText')}
      </EmptyState>
    );
  }
  if (state.folder !== '') {
    return (
      <EmptyState title={t('library.empty.folderTitle')} action={clear}>
        {t('library.empty.folderText')}
      </EmptyState>
    );
  }
  return <EmptyState title={t('library.empty.title')}>{t('library.empty.text')}</EmptyState>;
}
