import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { FirstLoad } from '../app/first-load';
import { accountUnavailablePage } from '../app/pages';
import { safeReturnPath } from '../app/return-path';
import { useSessionStage } from '../app/session-stage';
import { preloadSignedIn } from '../app/signed-in';
import { lazyPiece } from '../kit/lazy-piece';
import { Note } from '../kit/note';
import { useText } from '../text/use-text';
import { Entrance } from './entrance';
import { SignInForm } from './sign-in-form';

/** As wide as every time, so that the form doesn't move under the pointer when the note comes. */
const ANY_TIME = '00:00';
const Unseen = styled.div`
  visibility: hidden;
`;
const SessionEnded = lazyPiece(() => import('./session-ended'), 'SessionEnded');

/** The door: who works in a store signs in here, and goes on to where he was going. */
export function SignInPage() {
  const stage = useSessionStage();
  const [params] = useSearchParams();
  const [asked, setAsked] = useState(stage === 'signedOut');
  if (!asked && stage === 'signedOut') setAsked(true);
  useEffect(() => {
    if (stage === 'checking') preloadSignedIn();
  }, [stage]);
  if (stage === 'signedIn') return <Navigate to={safeReturnPath(params.get('returnTo'))} replace />;
  if (stage === 'unavailable') return <accountUnavailablePage.Page />;
  return asked ? <SignIn /> : <FirstLoad />;
}

function SignIn() {
  const t = useText('session');
  const endedAt = endOfSession(useLocation().state);
  return (
    <Entrance title={t('signIn.title')} subtitle={t('signIn.subtitle')}>
      <SignInForm />
      {endedAt !== null && (
        <Suspense
          fallback={
            <Unseen>
              <Note>{t('ended', { time: ANY_TIME })}</Note>
            </Unseen>
          }
        >
          <SessionEnded at={endedAt} />
        </Suspense>
      )}
    </Entrance>
  );
}

/** When the session ended under one's hands (ISO 8601), as the gate tells it; null when it did not. */
function endOfSession(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('endedAt' in state)) return null;
  const { endedAt } = state;
  return typeof endedAt === 'string' && !Number.isNaN(Date.parse(endedAt)) ? endedAt : null;
}
