import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { helpAddress } from '#domain/help/help-topics';
import LogoutIcon from '~icons/solar/logout-2-linear';
import HelpIcon from '~icons/solar/question-circle-linear';
import AccountIcon from '~icons/solar/user-circle-linear';
import { useOwnUser } from '../app/use-own-user';
import { Avatar } from '../kit/avatar';
import { LightMenu } from '../kit/light-menu';
import { useText } from '../text/use-text';
import { AccountPlate } from './account-plate';
import { useSignOut } from './use-sign-out';

const ACCOUNT_PATH = '/dashboard/user/account';

const Head = styled.div`
  padding: var(--space-8) 10px var(--space-12);
`;

/** Who is signed in, the ways to their account and to help with this page, and the way out. */
export function AccountMenu() {
  const t = useText('shell');
  const user = useOwnUser();
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
  const deeds = {
    account: () => navigate(ACCOUNT_PATH),
    help: () => navigate(helpAddress(pathname)),
    signOut,
  };
  return (
    <LightMenu<'account' | 'help' | 'signOut'>
      label={`${t('account.signedInAs', { name })} · ${t(`roles.${user.role}`)}`}
      bare
      trigger={<Avatar name={name} size={36} />}
      head={
        <Head>
          <AccountPlate />
        </Head>
      }
      items={[account, help, leave]}
      onChoose={(id) => deeds[id]()}
    />
  );
}
