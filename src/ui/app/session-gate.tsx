import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Application } from '#application/create-application';
import { useApplication } from '../portal-context/application-context';
import { mayOpen, usePageHandle } from '../portal-context/page-handle';
import { SIGN_IN_PATH, signInAddress } from '../portal-context/return-path';
import { RouteTable } from '../portal-context/route-table-context';
import { useSessionStage } from '../portal-context/session-stage';
import { SigningOutContext } from '../portal-context/signing-out-context';
import { usePermissions } from '../portal-context/use-permissions';
import { prefetchReads } from '../prefetch/prefetch-page';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import { InitialLoading, LOADING_DELAY_MS } from './initial-loading';
import { accountUnavailablePage } from './pages';

type SessionSnapshot = ReturnType<Application['session']['getSnapshot']>;

/** The shell around every page of signed-in users. */
export const lazyShell = lazyPageWithTexts(
  () => import(/* webpackChunkName: 'shell' */ './shell/shell'),
  'Shell',
  ['shell', 'session', 'problems'],
);

const roleForbiddenPage = lazyPageWithTexts(
  () => import('./errors/error-pages'),
  'RoleForbiddenPage',
);

/** Shows the page to signed-in users; redirects others to the sign-in page, with a return path. */
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
  const userName = useSelector(useApplication().session, ({ context }) => context.user?.userName);
  const isKnown = useSelector(useApplication().session, isUserKnown);
  const [lastUser, setLastUser] = useState<string>();
  if (stage === 'signedIn' && userName !== lastUser) setLastUser(userName);
  const isFirstCheck = lastUser === undefined;
  const isFetched = useIsCodeReady(stage !== 'signedOut' && (stage !== 'unavailable' || isKnown));
  useFirstReads(stage === 'signedIn');
  if (stage === 'signedIn' && isFetched) return <PermissionGate />;
  if (isKnown && isFirstCheck && isFetched) return <PermissionGate isChecking />;
  if (stage === 'unavailable') return <accountUnavailablePage.Page />;
  if (stage === 'checking' || stage === 'signedIn') return <InitialLoading />;
  if (isLeaving) return <Navigate to={SIGN_IN_PATH} replace />;
  return <RedirectToSignIn lastUser={lastUser} />;
}

/**
 * Whether the frame can be shown before the server has answered: the user of the stored session is
 * known from the last visit, and the server has not said anything else.
 */
function isUserKnown(session: SessionSnapshot): boolean {
  const { user, problem, sessionState } = session.context;
  const isChecking = session.matches('loading') && (problem === null || problem.status === 0);
  return isChecking && user !== null && user.id === sessionState.subject;
}

/**
 * Loads the frame and the page in parallel with the user, and returns whether they can be rendered
 * together. A page that takes noticeably long is not awaited: the frame is shown first, without it.
 * @param isWanted false for visitors without access: nothing is loaded for them
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

/** The page reads what it shows beside its code, as soon as the user is known. */
function useFirstReads(isSignedIn: boolean): void {
  const application = useApplication();
  const { routes } = useContext(RouteTable);
  useEffect(() => {
    if (isSignedIn) void prefetchReads(application, routes, window.location);
  }, [application, routes, isSignedIn]);
}

/**
 * The user of a session that has ended signs in again with the name filled in, and sees when it
 * ended. Other pages may pass a name in the same way.
 */
function RedirectToSignIn({ lastUser }: { lastUser: string | undefined }) {
  const { clock } = useApplication();
  const location = useLocation();
  const [state] = useState(() =>
    lastUser === undefined
      ? location.state
      : { endedAt: new Date(clock.now()).toISOString(), userName: lastUser },
  );
  // A refused request may come before the page that sent it is rendered at its new address.
  return <Navigate to={signInAddress(window.location)} replace state={state} />;
}

/**
 * For a page that the role does not allow, shows the 403 page under the page's own address.
 * @param isChecking only the frame is shown: what the user may do is not certain yet
 */
function PermissionGate({ isChecking = false }: { isChecking?: boolean }) {
  const permissions = usePermissions();
  const handle = usePageHandle();
  if (!isChecking && handle && !mayOpen(handle, permissions)) return <roleForbiddenPage.Page />;
  return (
    <Suspense fallback={<InitialLoading />}>
      <lazyShell.Page />
    </Suspense>
  );
}
