import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Button, ButtonLink } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { HOME_PATH } from '../portal-context/return-path';
import { useCurrentUser } from '../portal-context/use-current-user';
import { AuthLayout } from '../session/auth-layout';
import { useSignOut } from '../session/use-sign-out';
import { useText } from '../text/use-text';

/** Shown to a signed-in user, who changes their password in their account. */
export function SignedInNote() {
  const t = useText('passwordRecovery');
  const own = useCurrentUser();
  const signOut = useSignOut();
  const name = own ? `${own.firstName} ${own.lastName}` : '';
  return (
    <AuthLayout title={t('title')}>
      <Note>{t('signedIn.text', { name: bidiIsolate(name) })}</Note>
      <ButtonLink size="large" to={HOME_PATH}>
        {t('signedIn.toPortal')}
      </ButtonLink>
      <Button size="large" variant="outline" onClick={signOut}>
        {t('signedIn.logOut')}
      </Button>
    </AuthLayout>
  );
}
