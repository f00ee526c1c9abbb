import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { PagePlaceholder } from './page-placeholder';
import { PublicAppLayout } from './public-app-layout';
import { publicAppPageAt, publicAppPages } from './public-app-pages';
import { PublicRouteAnnouncer } from './public-route-announcer';

/** The page for the URL, in the frame that all public pages share. */
export function PublicAppRoutes() {
  const { pathname } = useLocation();
  const here = publicAppPageAt(pathname);
  return (
    <PublicAppLayout>
      {here && <PublicRouteAnnouncer title={here.title} />}
      <Suspense fallback={<PagePlaceholder />}>
        <Routes>
          {publicAppPages.map(({ path, page: { Page } }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </PublicAppLayout>
  );
}
