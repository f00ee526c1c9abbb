import { useSelector } from '@xstate/react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import {
  useGetMyAvailabilityQuery,
  useGetMyStoreQuery,
} from '#application/api/stores-endpoints.generated';
import { SETTINGS_TABS, type SettingsTab, tabAccess } from '#domain/stores/settings-tabs';
import type { Availability, Store } from '#openapi/types.generated';
import { PageHeader } from '../../kit/layout/page-header';
import { Tabs } from '../../kit/layout/tabs';
import { Skeleton } from '../../kit/loading/skeleton';
import { StorePageLink } from '../../links/store-page-link';
import { ProblemState } from '../../lists/problem-state';
import { useApplication } from '../../portal-context/application-context';
import { useText } from '../../text/use-text';
import { AvailabilityTab } from './availability/availability-tab';
import { GeneralTab } from './general/general-tab';
import { LegalTab } from './legal/legal-tab';
import { NotificationTab } from './notification-tab';
import { PaymentTab } from './payment-tab';
import { ShippingTab } from './shipping/shipping-tab';
import { SocialTab } from './social-tab';
import { usePendingDrafts } from './use-pending-drafts';

const Content = styled.div`
  padding-block-start: var(--space-24);
`;

const NONE: readonly string[] = [];

/**
 * `/dashboard/store/settings`: all settings of the store, in tabs with separate saves
 * (`?tab=legal`).
 */
export function StoreSettingsPage() {
  const t = useText('storeSettings');
  const shell = useText('shell');
  const [params, setParams] = useSearchParams();
  const { session } = useApplication();
  const permissions = useSelector(session, ({ context }) => context.user?.permissions ?? NONE);
  const storeId = useSelector(session, ({ context }) => context.user?.store.id);
  const tabs = SETTINGS_TABS.filter((tab) => tabAccess(tab, permissions) !== 'none');
  const tab = tabs.find((one) => one === params.get('tab')) ?? tabs[0];
  const waiting = usePendingDrafts(tab);
  if (!tab) return null;
  return (
    <>
      <PageHeader
        crumbs={[{ label: shell('menu.groups.store') }, { label: t('title') }]}
        title={t('title')}
        subtitle={storeId && <StorePageLink storeId={storeId} />}
      />
      <Tabs
        label={t('tabsLabel')}
        size="page"
        items={tabs.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          ...(waiting.has(id) && { mark: t('draftWaits') }),
        }))}
        value={tab}
        onChange={(next) => setParams(next === tabs[0] ? {} : { tab: next })}
      >
        <Content>
          <Settings tab={tab} readOnly={tabAccess(tab, permissions) === 'see'} />
        </Content>
      </Tabs>
    </>
  );
}

function Settings({ tab, readOnly }: { tab: SettingsTab; readOnly: boolean }) {
  const { currentData: store, error, refetch } = useGetMyStoreQuery();
  if (!store) return <TabLoading error={error} onRetry={refetch} />;
  if (tab === 'availability') return <Hours store={store} readOnly={readOnly} />;
  const Tab = OF_STORE[tab];
  return <Tab key={tab} store={store} readOnly={readOnly} />;
}

/** The tabs that are part of the store's own record. */
const OF_STORE = {
  general: GeneralTab,
  payment: PaymentTab,
  shipping: ShippingTab,
  notification: NotificationTab,
  social: SocialTab,
  legal: LegalTab,
} as const satisfies Record<
  Exclude<SettingsTab, 'availability'>,
  (props: { store: Store; readOnly: boolean }) => React.ReactNode
>;

function Hours({ store, readOnly }: { store: Store; readOnly: boolean }) {
  const { currentData, error, refetch } = useGetMyAvailabilityQuery();
  // The contract's lists have the domain's types.
  const availability: Availability | undefined = currentData;
  if (!availability) return <TabLoading error={error} onRetry={refetch} />;
  return <AvailabilityTab store={store} availability={availability} readOnly={readOnly} />;
}

function TabLoading({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return error ? (
    <ProblemState error={error} onRetry={onRetry} />
  ) : (
    <Skeleton $height="420px" $radius="var(--radius-card)" />
  );
}
