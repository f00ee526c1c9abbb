import { useMemo } from 'react';
import { TOUR_STOP_NAMES, TOUR_STOPS, type TourStopName } from '#application/tour/tour-stops';
import { mayOpen } from '../portal-context/page-handle';
import { useMountedPages } from '../portal-context/route-table';
import { usePermissions } from '../portal-context/use-permissions';

/** The stops that the user may see, in their order. */
export function useTourStops(): TourStopName[] {
  const permissions = usePermissions();
  const { isOpenTo } = useMountedPages();
  return useMemo(
    () =>
      TOUR_STOP_NAMES.filter((name) => {
        const stop = TOUR_STOPS[name];
        return mayOpen(stop, permissions) && isOpenTo(permissions, stop.path);
      }),
    [permissions, isOpenTo],
  );
}
