import { Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { InitialLoading, LOADING_DELAY_MS } from './initial-loading';
import { lazyPageWithTexts } from './lazy-page-with-texts';
import { usePageHandle } from './page-handle';
import { accountUnavailablePage, forbiddenPage } from './pages';
import { SIGN_IN_PATH, signInAddress } from './return-path';
import { useSessionStage } from './session-stage';
import { SigningOutContext } from './signing-out-context';
import { usePermissions } from './use-permissions';

/** What stands around every page of the signed-in. */
export const lazyShell = lazyPageWithTexts(() => import('./shell/shell'), 'Shell', [
  'shell',
  'session',
  'problems',
]);

/** Lets the signed-in in; sends others to sign in, with the way back. */
export function SessionGate() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = useCallback(() => setLeaving(true), []);
  return (
    <SigningOutContext value={leave}>
      <Gate isLeaving={isLeaving} />
    </SigningOutContext>
  );
}

function Gate({ isLeaving }: { isLeaving: boolean }) {
  const stage = useSessionStage();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (stage === 'signedIn' && !wasSignedIn) setWasSignedIn(true);
  const isFetched = useIsCodeReady(stage === 'checking' || stage === 'signedIn');
  if (stage === 'unavailable') return <accountUnavailablePage.Page />;
  if (stage === 'signedIn' && isFetched) return <PermissionGate />;
  if (stage === 'checking' || stage === 'signedIn') return <InitialLoading />;
  if (isLeaving) return <Navigate to={SIGN_IN_PATH} replace />;
  return <RedirectToSignIn ended={wasSignedIn} />;
}

/**
 * Fetches the frame and the page beside the user, and says when they can be drawn together. A page that
 * takes longer than one would notice is not waited for: the frame stands without it meanwhile.
 * @param isWanted false for those who are not let in: nothing is fetched for them
 */
function useIsCodeReady(isWanted: boolean): boolean {
  const preloadPage = usePageHandle()?.preload;
  const [isFetched, setFetched] = useState(false);
  useEffect(() => {
    if (!isWanted || isFetched) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LOADING_DELAY_MS);
    });
    void Promise.all([lazyShell.preload(), Promise.race([preloadPage?.(), timeout])]).then(() => {
      if (!isOver) setFetched(true);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWanted, isFetched, preloadPage]);
  return isFetched;
}

/** `ended`: the session was there and is over, which the sign-in page says, with the time. */
function RedirectToSignIn({ ended }: { ended: boolean }) {
  const [state] = useState(() => (ended ? { endedAt: new Date().toISOString() } : null));
  return <Navigate to={signInAddress(useLocation())} replace state={state} />;
}

/** A page that the role doesn't allow shows the 403 page under its own address. */
function PermissionGate() {
  const permissions = usePermissions();
  const handle = usePageHandle();
  if (handle?.permission && !permissions.has(handle.permission)) return <forbiddenPage.Page />;
  return (
    <Suspense fallback={<InitialLoading />}>
      <lazyShell.Page />
    </Suspense>
  );
}
