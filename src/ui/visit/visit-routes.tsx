import { Suspense } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router';
import { VisitArrival } from './visit-arrival';
import { VisitFrame } from './visit-frame';
import { visitPages } from './visit-pages';

/** Which page stands at the address, in the frame that all public pages share. */
export function VisitRoutes() {
  const { pathname } = useLocation();
  const here = visitPages.find(({ path }) => matchPath(path, pathname) !== null);
  return (
    <VisitFrame>
      {here && <VisitArrival title={here.title} />}
      <Suspense fallback={null}>
        <Routes>
          {visitPages.map(({ path, page: { Page } }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </VisitFrame>
  );
}
