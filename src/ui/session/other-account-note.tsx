import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { useCurrentUser } from '../portal-context/use-current-user';
import { useText } from '../text/use-text';
import { useSignOut } from './use-sign-out';

/** Shown when another user is signed in here: a link is never used under another account. */
export function OtherAccountNote({ userName }: { userName: string }) {
  const t = useText('newPassword');
  const own = useCurrentUser();
  const signOut = useSignOut();
  const name = own ? `${own.firstName} ${own.lastName}` : '';
  return (
    <>
      <Note tone="warning">
        {t('other.text', { name: bidiIsolate(name), userName: bidiIsolate(userName) })}
      </Note>
      <Button onClick={signOut}>{t('other.signOut')}</Button>
    </>
  );
}
