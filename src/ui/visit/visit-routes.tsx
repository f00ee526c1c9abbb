import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { VisitArrival } from './visit-arrival';
import { VisitFrame } from './visit-frame';
import { visitPageAt, visitPages } from './visit-pages';

/** For the page that comes: the foot would jump otherwise. */
const Room = styled.div`
  min-block-size: 100vh;
`;

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
