import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { Room } from './room';
import { VisitArrival } from './visit-arrival';
import { VisitFrame } from './visit-frame';
import { visitPageAt, visitPages } from './visit-pages';

/** Which page stands at the address, in the frame that all public pages share. */
export function VisitRoutes() {
  const { pathname } = useLocation();
  const here = visitPageAt(pathname);
  return (
    <VisitFrame>
      {here && <VisitArrival title={here.title} />}
      <Suspense fallback={<Room />}>
        <Routes>
          {visitPages.map(({ path, page: { Page } }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </VisitFrame>
  );
}
