import { ButtonLink } from '../kit/button';
import { INVITE_PATH } from '../links/user-path';
import { EmptyList } from '../lists/empty-list';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';

interface NoUsersProps {
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
  mayInvite: boolean;
  /** The list is the archive. */
  archived: boolean;
}

/** An empty list: no user has this status, or none matches the filters. */
export function NoUsers({ filtered, url, mayInvite, archived }: NoUsersProps) {
  const t = useText('users');
  const unfiltered = archived ? 'archived' : 'none';
  const kind = filtered ? 'filtered' : unfiltered;
  return (
    <EmptyList
      filtered={filtered}
      url={url}
      title={t(`empty.${kind}Title`)}
      text={t(`empty.${kind}Text`)}
      clearLabel={t('empty.clear')}
      start={
        mayInvite &&
        !archived && (
          <ButtonLink variant="soft" to={INVITE_PATH}>
            {t('invite.title')}
          </ButtonLink>
        )
      }
    />
  );
}
