import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { withoutTrailingSlash } from '#domain/addresses/tidy-path';
import { KitTextsInLanguage } from '../text/kit-texts-in-language';
import { ConnectionWhenNeeded } from './connection/connection-when-needed';
import { FirstLoad } from './first-load';
import { PageArrival } from './page-arrival';
import { NavigationProgress } from './page-pending';
import { ToastsWhenNeeded } from './toasts-when-needed';

/** What every page of the portal shares. */
export function Root() {
  return (
    <KitTextsInLanguage>
      <NavigationProgress>
        <PageArrival />
        <TidyOutlet />
        <ToastsWhenNeeded />
        <ConnectionWhenNeeded />
      </NavigationProgress>
    </KitTextsInLanguage>
  );
}

/** A path that ends in a slash leads to the same one without it, query kept (specification, section 2). */
function TidyOutlet() {
  const { pathname, search, hash } = useLocation();
  const tidy = withoutTrailingSlash(pathname);
  if (tidy === null) {
    return (
      <Suspense fallback={<FirstLoad />}>
        <Outlet />
      </Suspense>
    );
  }
  return <Navigate to={{ pathname: tidy, search, hash }} replace />;
}
