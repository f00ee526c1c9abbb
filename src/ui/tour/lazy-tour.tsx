import { useSyncExternalStore } from 'react';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { tourStore } from './tour-store';

/** In one file with the page that opens it. */
const TourGuide = lazyComponent(() => import('./walktour-page'), 'TourGuide');

/** The guided tour, after the user has opened its page. */
export function LazyTour() {
  const isOpen = useSyncExternalStore(tourStore.subscribe, tourStore.isOpen, tourStore.isOpen);
  if (!isOpen) return null;
  return (
    <Deferred>
      <TourGuide />
    </Deferred>
  );
}
