import { useSelector } from '@xstate/react';
import { Button } from '../kit/button';
import { useKitTexts } from '../kit/kit-texts';
import { useApplication } from '../portal-context/application-context';
import { ErrorPageLayout, RequestedUrl } from '../portal-context/error-page-layout';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { useSignOut } from './use-sign-out';

/** Signed in, but the server does not return the user: retry, or sign out. */
export function AccountUnavailable() {
  const t = useText('session');
  const common = useText('common');
  const kit = useKitTexts();
  const problemText = useProblemText();
  const signOut = useSignOut();
  const { session } = useApplication();
  const problem = useSelector(session, ({ context }) => context.problem);
  const requestId = problem?.requestId;
  return (
    <ErrorPageLayout
      code="500"
      title={t('unavailable.title')}
      text={problem ? problemText(problem) : ''}
      note={requestId && <RequestedUrl>{kit.requestId(requestId)}</RequestedUrl>}
    >
      <Button size="large" onClick={() => session.send({ type: 'check.retry' })}>
        {common('retry')}
      </Button>
      <Button size="large" variant="outline" onClick={signOut}>
        {t('unavailable.signOut')}
      </Button>
    </ErrorPageLayout>
  );
}
