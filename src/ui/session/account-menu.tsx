import { useSelector } from '@xstate/react';
import LogoutIcon from '~icons/solar/logout-2-linear';
import { useApplication } from '../app/application-context';
import { Avatar } from '../kit/avatar';
import { LightMenu } from '../kit/light-menu';
import { useText } from '../text/use-text';
import { useSignOut } from './use-sign-out';

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const t = useText('shell');
  const user = useSelector(useApplication().session, ({ context }) => context.user);
  const signOut = useSignOut();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <LightMenu
      label={`${t('account.signedInAs', { name })} · ${t(`roles.${user.role}`)}`}
      bare
      trigger={<Avatar name={name} size={36} />}
      items={[{ id: 'signOut', label: t('menu.signOut'), icon: LogoutIcon }]}
      onChoose={signOut}
    />
  );
}
