import { ButtonLink } from '../kit/button';
import { NEW_POST_PATH } from '../links/post-path';
import { EmptyList } from '../lists/empty-list';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';

interface NoPostsProps {
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
  mayWrite: boolean;
}

/** A list without rows: the store has no articles, or none matches the search. */
export function NoPosts({ filtered, url, mayWrite }: NoPostsProps) {
  const t = useText('posts');
  return (
    <EmptyList
      filtered={filtered}
      url={url}
      title={t(filtered ? 'empty.filteredTitle' : 'empty.title')}
      text={t(filtered ? 'empty.filteredText' : 'empty.text')}
      clearLabel={t('empty.clear')}
      start={
        mayWrite && (
          <ButtonLink variant="soft" to={NEW_POST_PATH}>
            {t('new')}
          </ButtonLink>
        )
      }
    />
  );
}
