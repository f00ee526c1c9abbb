import { useNavigate } from 'react-router';
import type { GoToStop } from '#application/tour/tour.machine';
import { TOUR_STOPS } from '#application/tour/tour-stops';
import { useLatest } from '../kit/use-latest';
import { staleTarget, waitForTarget } from './tour-targets';
import { useTourStops } from './use-tour-stops';

/** Navigates to a stop of the tour, from any page. */
export function useNavigateToStop(): GoToStop {
  const navigate = useNavigate();
  const stops = useTourStops();
  const latest = useLatest(async (wanted: string) => {
    const name = stops.find((one) => one === wanted);
    if (!name) return false;
    const { path } = TOUR_STOPS[name];
    if (window.location.pathname === path) return waitForTarget(name);
    const stale = staleTarget(name);
    await navigate(path);
    return waitForTarget(name, stale);
  });
  return (name) => latest.current(name);
}
