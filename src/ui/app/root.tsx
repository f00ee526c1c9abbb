import { Suspense, useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { stripTrailingSlashes } from '#domain/public-urls/trailing-slash';
import { endWaiting } from '../kit/form/early-input';
import { LocalizedKitTexts } from '../text/localized-kit-texts';
import { LazyConnectionBanner } from './connection/lazy-connection-banner';
import { InitialLoading } from './initial-loading';
import { LazyToasts } from './lazy-toasts';
import { NavigationProgress } from './page-pending';
import { PortalRouteAnnouncer } from './portal-route-announcer';

/** The elements shared by every page of the portal. */
export function Root() {
  return (
    <LocalizedKitTexts>
      <NavigationProgress>
        <PortalRouteAnnouncer />
        <TrailingSlashRedirect />
        <LazyToasts />
        <LazyConnectionBanner />
      </NavigationProgress>
    </LocalizedKitTexts>
  );
}

/**
 * Redirects a path with a trailing slash to the same one without it, with its query (specification,
 * section 2).
 */
function TrailingSlashRedirect() {
  const { pathname, search, hash } = useLocation();
  const tidy = stripTrailingSlashes(pathname);
  if (tidy === null) {
    return (
      <Suspense fallback={<InitialLoading />}>
        <Outlet />
        <EndOfWaiting />
      </Suspense>
    );
  }
  return <Navigate to={{ pathname: tidy, search, hash }} replace />;
}

/** Below the page in its boundary: its effect runs when the page has been taken over. */
function EndOfWaiting() {
  useLayoutEffect(endWaiting, []);
  return null;
}
