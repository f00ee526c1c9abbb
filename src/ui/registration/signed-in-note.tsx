import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Button, ButtonLink } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { HOME_PATH } from '../portal-context/return-path';
import { useCurrentUser } from '../portal-context/use-current-user';
import { useSignOut } from '../session/use-sign-out';
import { useText } from '../text/use-text';

/** Shown instead of the form to a user who is signed in here. */
export function SignedInNote() {
  const t = useText('registration');
  const own = useCurrentUser();
  const signOut = useSignOut();
  const name = own ? `${own.firstName} ${own.lastName}` : '';
  return (
    <>
      <Note>{t('signedIn.text', { name: bidiIsolate(name) })}</Note>
      <ButtonLink to={HOME_PATH}>{t('signedIn.portal')}</ButtonLink>
      <Button variant="soft" onClick={signOut}>
        {t('signedIn.signOut')}
      </Button>
    </>
  );
}
