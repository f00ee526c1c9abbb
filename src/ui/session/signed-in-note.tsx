import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Button, ButtonLink } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { useCurrentUser } from '../portal-context/use-current-user';
import { useText } from '../text/use-text';
import { useAuthPages } from './auth-pages';
import { useSignOut } from './use-sign-out';

interface SignedInNoteProps {
  /** What the signed-in user reads; receives their name. */
  text: (name: string) => string;
}

/** Shown instead of a form for signed-out users to a user who is signed in here. */
export function SignedInNote({ text }: SignedInNoteProps) {
  const t = useText('session');
  const { home } = useAuthPages();
  const own = useCurrentUser();
  const signOut = useSignOut();
  const name = own ? `${own.firstName} ${own.lastName}` : '';
  return (
    <>
      <Note>{text(bidiIsolate(name))}</Note>
      <ButtonLink size="large" to={home}>
        {t('signedIn.toPortal')}
      </ButtonLink>
      <Button size="large" variant="outline" onClick={signOut}>
        {t('signedIn.logOut')}
      </Button>
    </>
  );
}
