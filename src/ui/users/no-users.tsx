import { ButtonLink } from '../kit/button';
import { NEW_USER_PATH } from '../links/user-path';
import { EmptyList } from '../lists/empty-list';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';

interface NoUsersProps {
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
  mayInvite: boolean;
}

/** An empty list: no user has this status, or none matches the filters. */
export function NoUsers({ filtered, url, mayInvite }: NoUsersProps) {
  const t = useText('users');
  return (
    <EmptyList
      filtered={filtered}
      url={url}
      title={t(filtered ? 'empty.filteredTitle' : 'empty.title')}
      text={t(filtered ? 'empty.filteredText' : 'empty.text')}
      clearLabel={t('empty.clear')}
      start={
        mayInvite && (
          <ButtonLink variant="soft" to={NEW_USER_PATH}>
            {t('new')}
          </ButtonLink>
        )
      }
    />
  );
}
