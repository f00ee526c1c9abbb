import { Suspense, useSyncExternalStore } from 'react';
import { lazyPiece } from '../kit/lazy-piece';
import { tourDesk } from './tour-desk';

const TourGuide = lazyPiece(() => import('./tour-guide'), 'TourGuide');

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
