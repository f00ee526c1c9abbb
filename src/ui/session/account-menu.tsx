import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import LogoutIcon from '~icons/solar/logout-2-linear';
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

/** Who is signed in, the way to their account, and the way out. */
export function AccountMenu() {
  const t = useText('shell');
  const user = useOwnUser();
  const navigate = useNavigate();
  const signOut = useSignOut();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const account = { id: 'account', label: t('account.page'), icon: AccountIcon } as const;
  const leave = {
    id: 'signOut',
    label: t('menu.signOut'),
    icon: LogoutIcon,
    iconMirrored: true,
  } as const;
  return (
    <LightMenu<'account' | 'signOut'>
      label={`${t('account.signedInAs', { name })} · ${t(`roles.${user.role}`)}`}
      bare
      trigger={<Avatar name={name} size={36} />}
      head={
        <Head>
          <AccountPlate />
        </Head>
      }
      items={[account, leave]}
      onChoose={(id) => (id === 'account' ? navigate(ACCOUNT_PATH) : signOut())}
    />
  );
}
