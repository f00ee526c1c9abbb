import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import BellIcon from '~icons/solar/bell-linear';
import LockIcon from '~icons/solar/lock-password-linear';
import UserIcon from '~icons/solar/user-circle-linear';
import { useOwnUser } from '../app/use-own-user';
import { PageHead } from '../kit/page-head';
import { Tabs } from '../kit/tabs';
import { useText } from '../text/use-text';
import { GeneralTab } from './general-tab';
import { NotificationsTab } from './notifications-tab';
import { SecurityTab } from './security-tab';
import { SessionsCard } from './sessions-card';

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
              <SessionsCard />
            </>
          )}
          {tab === 'notifications' && <NotificationsTab />}
        </Content>
      </Tabs>
    </>
  );
}
