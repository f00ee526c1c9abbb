import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useListStoresQuery } from '#application/api/stores-endpoints.generated';
import type { StoreSummary } from '#openapi/types.generated';
import { StatusChip } from '../../kit/feedback/chip';
import { toneIcons } from '../../kit/feedback/tone';
import { Card, CardHeader } from '../../kit/layout/card';
import { Skeleton } from '../../kit/loading/skeleton';
import { Muted } from '../../kit/table/columns';
import { ProblemState } from '../../lists/problem-state';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { STORE_TONES } from './store-tones';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4) var(--space-12);
  }
  & > li > div {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-block;
    min-block-size: 24px;
  }
`;

/** The address of a store of the user. */
function storePath({ id }: { id: string }): string {
  return `/dashboard/user/store?store=${id}`;
}

/** The stores that the user belongs to; each opens with its data. */
export function StoresCard({ shownId }: { shownId: string }) {
  const t = useText('myStore');
  const { currentData, error, refetch } = useListStoresQuery();
  return (
    <Card>
      <CardHeader title={t('stores.title')} />
      {currentData && (
        <List>
          {currentData.items.map((store) => (
            <StoreLine key={store.id} store={store} isShown={store.id === shownId} />
          ))}
        </List>
      )}
      {!currentData && error && <ProblemState error={error} onRetry={refetch} />}
      {!currentData && !error && <Skeleton $height="48px" />}
    </Card>
  );
}

function StoreLine({ store, isShown }: { store: StoreSummary; isShown: boolean }) {
  const shell = useText('shell');
  const language = useLanguage();
  const tone = STORE_TONES[store.status];
  const name = language === 'ar' && store.nameAr ? store.nameAr : store.name;
  return (
    <li>
      <div>
        <Link to={storePath(store)} {...(isShown && { 'aria-current': 'page' as const })}>
          <bdi>{name}</bdi>
        </Link>
        <Muted>
          <bdi>{[store.enterprise, store.city].filter(Boolean).join(' · ')}</bdi>
        </Muted>
      </div>
      <StatusChip tone={tone} icon={toneIcons[tone]}>
        {shell(`store.${store.status}`)}
      </StatusChip>
    </li>
  );
}
