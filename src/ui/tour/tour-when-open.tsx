import { Suspense, useSyncExternalStore } from 'react';
import { lazyPiece } from '../kit/lazy-piece';
import { tourDesk } from './tour-desk';

/** In one file with the page that opens it. */
const TourGuide = lazyPiece(() => import('./walktour-page'), 'TourGuide');

/** The guided tour, once somebody opened its page. */
export function TourWhenOpen() {
  const isOpen = useSyncExternalStore(tourDesk.subscribe, tourDesk.isOpen);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <TourGuide />
    </Suspense>
  );
}
