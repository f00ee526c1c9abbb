import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { FirstLoad } from './first-load';
import { lazyPage } from './lazy-page';
import { LeavingContext } from './leaving';
import { usePageHandle } from './page-handle';
import { accountUnavailablePage, forbiddenPage } from './pages';
import { SIGN_IN_PATH, signInAddress } from './return-path';
import { useSessionStage } from './session-stage';
import { usePermissions } from './use-permissions';

/** What stands around every page of the signed-in. */
export const shell = lazyPage(() => import('./shell/shell'), 'Shell', [
  'shell',
  'session',
  'problems',
]);

/** Lets the signed-in in; sends others to sign in, with the way back. */
export function SessionGate() {
  const leaving = useRef(false);
  return (
    <LeavingContext value={leaving}>
      <Gate leaving={leaving} />
    </LeavingContext>
  );
}

function Gate({ leaving }: { leaving: RefObject<boolean> }) {
  const stage = useSessionStage();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (stage === 'signedIn') wasSignedIn.current = true;
    if (stage === 'checking') shell.preload();
  }, [stage]);
  if (stage === 'checking') return <FirstLoad />;
  if (stage === 'unavailable') return <accountUnavailablePage.Page />;
  if (stage === 'signedIn') return <PermissionGate />;
  if (leaving.current) return <Navigate to={SIGN_IN_PATH} replace />;
  return <ToSignIn ended={wasSignedIn.current} />;
}

/** `ended`: the session was there and is over, which the sign-in page says, with the time. */
function ToSignIn({ ended }: { ended: boolean }) {
  const [state] = useState(ended ? { endedAt: new Date().toISOString() } : null);
  return <Navigate to={signInAddress(useLocation())} replace state={state} />;
}

/** A page that the role doesn't allow shows the 403 page under its own address. */
function PermissionGate() {
  const permissions = usePermissions();
  const handle = usePageHandle();
  if (handle?.permission && !permissions.has(handle.permission)) return <forbiddenPage.Page />;
  return (
    <Suspense fallback={<FirstLoad />}>
      <shell.Page />
    </Suspense>
  );
}
