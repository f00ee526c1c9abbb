import { isolated } from '#domain/format/isolated';
import { useOwnUser } from '../app/use-own-user';
import { Button } from '../kit/button';
import { Note } from '../kit/note';
import { useText } from '../text/use-text';
import { useSignOut } from './use-sign-out';

/** Somebody else is signed in here: a link is never used under another's name. */
export function OtherAccount({ userName }: { userName: string }) {
  const t = useText('newPassword');
  const own = useOwnUser();
  const signOut = useSignOut();
  const name = own ? `${own.firstName} ${own.lastName}` : '';
  return (
    <>
      <Note tone="warning">
        {t('other.text', { name: isolated(name), userName: isolated(userName) })}
      </Note>
      <Button onClick={signOut}>{t('other.signOut')}</Button>
    </>
  );
}
