import type { MapPoint } from '#domain/map/map-point';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const DECIMALS = { maximumFractionDigits: 4 };

/** Writes a point of the map for people: "34,0645° N, 4,9547° O". The whole map is north and west. */
export function usePointText(): (point: MapPoint) => string {
  const t = useText('map');
  const { number } = useFormat();
  return ({ latitude, longitude }) =>
    t('point', {
      latitude: number(latitude, DECIMALS),
      longitude: number(Math.abs(longitude), DECIMALS),
    });
}
