import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import BellIcon from '~icons/solar/bell-linear';
import LockIcon from '~icons/solar/lock-password-linear';
import UserIcon from '~icons/solar/user-circle-linear';
import { useOwnUser } from '../app/use-own-user';
import { Card } from '../kit/card';
import { lazyPiece } from '../kit/lazy-piece';
import { PageHead } from '../kit/page-head';
import { Skeleton } from '../kit/skeleton';
import { Tabs } from '../kit/tabs';
import { useText } from '../text/use-text';
import { GeneralTab } from './general-tab';
import { SecurityTab } from './security-tab';

const SessionsCard = lazyPiece(() => import('./sessions-card'), 'SessionsCard');
const NotificationsTab = lazyPiece(() => import('./notifications-tab'), 'NotificationsTab');

const TABS = ['general', 'security', 'notifications'] as const;
type AccountTab = (typeof TABS)[number];

const Content = styled.div`
  padding-block-start: var(--space-24);
`;

const tabOf = (named: string | null): AccountTab => TABS.find((tab) => tab === named) ?? 'general';

/** `/dashboard/user/account`: the own account, in the tabs General, Security and what one is told (`?tab=`). */
export function AccountPage() {
  const t = useText('account');
  const user = useOwnUser();
  const [params, setParams] = useSearchParams();
  const tab = tabOf(params.get('tab'));
  const icons = { general: UserIcon, security: LockIcon, notifications: BellIcon };
  return (
    <>
      <PageHead title={t('title')} />
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
              <Suspense fallback={null}>
                <SessionsCard />
              </Suspense>
            </>
          )}
          {tab === 'notifications' && (
            <Suspense fallback={<Waiting />}>
              <NotificationsTab />
            </Suspense>
          )}
        </Content>
      </Tabs>
    </>
  );
}

function Waiting() {
  return (
    <Card>
      <Skeleton $height="360px" />
    </Card>
  );
}
