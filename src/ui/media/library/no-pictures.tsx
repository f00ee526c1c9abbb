import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import type { useListUrl } from '../../lists/list-url';
import { useText } from '../../text/use-text';
import { hasFilters, type LibraryState } from './library-query';

/** Why there is nothing to see: nothing matches, the folder is gone, or nothing was ever added. */
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
