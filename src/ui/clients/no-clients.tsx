import { ButtonLink } from '../kit/button';
import { NEW_CLIENT_PATH } from '../links/client-path';
import { EmptyList } from '../lists/empty-list';
import type { useListUrl } from '../lists/list-url';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';

interface NoClientsProps {
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
}

/** A list without rows: the store has no client yet, or the search finds none. */
export function NoClients({ filtered, url }: NoClientsProps) {
  const t = useText('clients');
  const mayCreate = usePermission('orders.note');
  return (
    <EmptyList
      filtered={filtered}
      url={url}
      title={t(filtered ? 'empty.filteredTitle' : 'empty.title')}
      text={t(filtered ? 'empty.filteredText' : 'empty.text')}
      clearLabel={t('empty.clear')}
      start={
        mayCreate && (
          <ButtonLink variant="soft" to={NEW_CLIENT_PATH}>
            {t('new')}
          </ButtonLink>
        )
      }
    />
  );
}
