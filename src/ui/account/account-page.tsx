import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import BellIcon from '~icons/solar/bell-linear';
import LockIcon from '~icons/solar/lock-password-linear';
import UserIcon from '~icons/solar/user-circle-linear';
import { Card } from '../kit/layout/card';
import { PageHeader } from '../kit/layout/page-header';
import { Tabs } from '../kit/layout/tabs';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { useCurrentUser } from '../portal-context/use-current-user';
import { useText } from '../text/use-text';
import { GeneralTab } from './general-tab';
import { SecurityTab } from './security-tab';

const IdentitiesCard = lazyComponent(() => import('./identities-card'), 'IdentitiesCard');
const SessionsCard = lazyComponent(() => import('./sessions-card'), 'SessionsCard');
const NotificationsTab = lazyComponent(() => import('./notifications-tab'), 'NotificationsTab');

const TABS = ['general', 'security', 'notifications'] as const;
type AccountTab = (typeof TABS)[number];

const Content = styled.div`
  padding-block-start: var(--space-24);
`;

function tabFromUrl(named: string | null): AccountTab {
  return TABS.find((tab) => tab === named) ?? 'general';
}

/**
 * `/dashboard/user/account`: the user's own account, in the tabs General, Security and
 * Notifications (`?tab=`).
 */
export function AccountPage() {
  const t = useText('account');
  const user = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const tab = tabFromUrl(params.get('tab'));
  const icons = { general: UserIcon, security: LockIcon, notifications: BellIcon };
  return (
    <>
      <PageHeader title={t('title')} />
      <Tabs
        label={t('tabs')}
        size="page"
        items={TABS.map((id) => ({ id, label: t(id), icon: icons[id] }))}
        value={tab}
        onChange={(next) => setParams(next === 'general' ? {} : { tab: next })}
      >
        <Content>
          {user && tab === 'general' && <GeneralTab user={user} />}
          {user && tab === 'security' && (
            <>
              <SecurityTab user={user} />
              <Deferred>
                <IdentitiesCard />
                <SessionsCard />
              </Deferred>
            </>
          )}
          {tab === 'notifications' && (
            <Suspense fallback={<TabSkeleton />}>
              <NotificationsTab />
            </Suspense>
          )}
        </Content>
      </Tabs>
    </>
  );
}

function TabSkeleton() {
  return (
    <Card>
      <Skeleton $height="360px" />
    </Card>
  );
}
