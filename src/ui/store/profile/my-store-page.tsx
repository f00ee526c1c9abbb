import { useSearchParams } from 'react-router';
import {
  useGetMyAvailabilityQuery,
  useGetMyStoreQuery,
  useGetStoreQuery,
} from '#application/api/stores-endpoints.generated';
import type { Store } from '#openapi/types.generated';
import { PageHeader } from '../../kit/layout/page-header';
import { Skeleton } from '../../kit/loading/skeleton';
import { Columns, Stack } from '../../kit/table/columns';
import { StorePageLink } from '../../links/store-page-link';
import { idParam } from '../../lists/list-url';
import { ProblemState } from '../../lists/problem-state';
import { useText } from '../../text/use-text';
import { FactsCard } from './facts-card';
import { HoursCard } from './hours-card';
import { PoliciesCard } from './policies-card';
import { SetupCard } from './setup-card';
import { StoreHeader } from './store-header';
import { StoresCard } from './stores-card';

/**
 * `/dashboard/user/store`: the store as clients see it, its data, and what is still missing. With
 * `?store=`, another store of the user.
 */
export function MyStorePage() {
  const t = useText('myStore');
  const shell = useText('shell');
  const { currentData: store, error, refetch } = useShownStore();
  return (
    <>
      <PageHeader
        crumbs={[{ label: shell('menu.groups.store') }, { label: t('title') }]}
        title={t('title')}
        subtitle={store && store.status !== 'suspended' && <StorePageLink storeId={store.id} />}
      />
      {store && <MyStore store={store} />}
      {!store && error && <ProblemState error={error} onRetry={refetch} />}
      {!store && !error && <Skeleton $height="420px" $radius="var(--radius-card)" />}
    </>
  );
}

/** The store that the address names; the user's own without one. */
function useShownStore() {
  const [params] = useSearchParams();
  const storeId = idParam(params, 'store', 'str');
  const own = useGetMyStoreQuery(undefined, { skip: storeId !== undefined });
  const named = useGetStoreQuery({ storeId: storeId ?? '' }, { skip: storeId === undefined });
  return storeId === undefined ? own : named;
}

function MyStore({ store }: { store: Store }) {
  const { currentData: availability } = useGetMyAvailabilityQuery();
  return (
    <Stack>
      <StoreHeader store={store} availability={availability} />
      <Columns>
        <Stack>
          <FactsCard store={store} />
          <PoliciesCard policies={store.policies} />
        </Stack>
        <Stack>
          <StoresCard shownId={store.id} />
          <SetupCard store={store} />
          {availability ? (
            <HoursCard availability={availability} />
          ) : (
            <Skeleton $height="300px" $radius="var(--radius-card)" />
          )}
        </Stack>
      </Columns>
    </Stack>
  );
}
