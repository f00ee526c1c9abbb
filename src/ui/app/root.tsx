import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { stripTrailingSlashes } from '#domain/public-urls/trailing-slash';
import { LocalizedKitTexts } from '../text/localized-kit-texts';
import { LazyConnectionBanner } from './connection/lazy-connection-banner';
import { InitialLoading } from './initial-loading';
import { LazyToasts } from './lazy-toasts';
import { NavigationProgress } from './page-pending';
import { PortalRouteAnnouncer } from './portal-route-announcer';

/** What every page of the portal shares. */
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

/** A path that ends in a slash leads to the same one without it, query kept (specification, section 2). */
function TrailingSlashRedirect() {
  const { pathname, search, hash } = useLocation();
  const tidy = stripTrailingSlashes(pathname);
  if (tidy === null) {
    return (
      <Suspense fallback={<InitialLoading />}>
        <Outlet />
      </Suspense>
    );
  }
  return <Navigate to={{ pathname: tidy, search, hash }} replace />;
}
