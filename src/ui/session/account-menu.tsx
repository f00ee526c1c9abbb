import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { helpAddress } from '#domain/help/help-topics';
import LogoutIcon from '~icons/solar/logout-2-linear';
import HelpIcon from '~icons/solar/question-circle-linear';
import AccountIcon from '~icons/solar/user-circle-linear';
import { Avatar } from '../kit/avatar';
import { StaticMenu } from '../kit/overlays/static-menu';
import { useCurrentUser } from '../portal-context/use-current-user';
import { useText } from '../text/use-text';
import { AccountSummary } from './account-summary';
import { useSignOut } from './use-sign-out';

const ACCOUNT_PATH = '/dashboard/user/account';

const Header = styled.div`
  padding: var(--space-8) 10px var(--space-12);
`;

/** The signed-in user, links to their account and to the page's help, and the sign-out button. */
export function AccountMenu() {
  const t = useText('shell');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signOut = useSignOut();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const account = { id: 'account', label: t('account.page'), icon: AccountIcon } as const;
  const help = { id: 'help', label: t('account.help'), icon: HelpIcon } as const;
  const leave = {
    id: 'signOut',
    label: t('menu.signOut'),
    icon: LogoutIcon,
    iconMirrored: true,
  } as const;
  const actions = {
    account: () => navigate(ACCOUNT_PATH),
    help: () => navigate(helpAddress(pathname)),
    signOut,
  };
  return (
    <StaticMenu<'account' | 'help' | 'signOut'>
      label={`${t('account.signedInAs', { name })} · ${t(`ownRole.${user.role}`)}`}
      bare
      trigger={<Avatar name={name} size={36} />}
      head={
        <Header>
          <AccountSummary />
        </Header>
      }
      items={[account, help, leave]}
      onChoose={(id) => actions[id]()}
    />
  );
}
