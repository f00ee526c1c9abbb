import { useMemo } from 'react';
import { TOUR_STOP_NAMES, TOUR_STOPS, type TourStopName } from '#application/tour/tour-stops';
import { useMountedPages } from '../portal-context/route-table';
import { usePermissions } from '../portal-context/use-permissions';

/** The stops whose pages exist and are permitted, in their order. */
export function useTourStops(): TourStopName[] {
  const permissions = usePermissions();
  const { has } = useMountedPages();
  return useMemo(
    () =>
      TOUR_STOP_NAMES.filter((name) => {
        const { path, permission } = TOUR_STOPS[name];
        return permissions.has(permission) && has(path);
      }),
    [permissions, has],
  );
}
