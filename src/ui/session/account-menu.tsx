import { useNavigate } from 'react-router';
import LogoutIcon from '~icons/solar/logout-2-linear';
import UserIcon from '~icons/solar/user-circle-linear';
import { useOwnUser } from '../app/use-own-user';
import { Avatar } from '../kit/avatar';
import { LightMenu } from '../kit/light-menu';
import { useText } from '../text/use-text';
import { useSignOut } from './use-sign-out';

/** Who is signed in, the way to his account, and the way out. */
export function AccountMenu() {
  const t = useText('shell');
  const user = useOwnUser();
  const navigate = useNavigate();
  const signOut = useSignOut();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const deeds = {
    account: () => void navigate('/dashboard/user/account'),
    signOut,
  };
  return (
    <LightMenu<keyof typeof deeds>
      label={`${t('account.signedInAs', { name })} · ${t(`roles.${user.role}`)}`}
      bare
      trigger={<Avatar name={name} size={36} />}
      items={[
        { id: 'account', label: t('account.open'), icon: UserIcon },
        { id: 'signOut', label: t('menu.signOut'), icon: LogoutIcon },
      ]}
      onChoose={(id) => deeds[id]()}
    />
  );
}
