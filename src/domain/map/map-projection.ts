import { MAP_BOUNDS, type MapPoint, pointOnMap } from './map-point';
import { MOROCCO_OUTLINE } from './morocco-outline';

/** A place on the drawn map, in its own units, from its upper left corner. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
}

const RADIANS = Math.PI / 180;

/** Mercator's projection: parallels are drawn as long as meridians, so that no shape is skewed. */
function mercator(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)) / RADIANS;
}

function latitudeOf(height: number): number {
  return (2 * Math.atan(Math.exp(height * RADIANS)) - Math.PI / 2) / RADIANS;
}

const TOP = mercator(MAP_BOUNDS.north);
/** Units of a degree of longitude. */
const SCALE = 24;

/** The size of the drawn map in its units. */
export const MAP_SIZE = {
  width: Math.round((MAP_BOUNDS.east - MAP_BOUNDS.west) * SCALE),
  height: Math.round((TOP - mercator(MAP_BOUNDS.south)) * SCALE),
} as const;

/** Where the map shows a point. */
export function placeOf({ latitude, longitude }: MapPoint): MapPlace {
  return {
    x: (longitude - MAP_BOUNDS.west) * SCALE,
    y: (TOP - mercator(latitude)) * SCALE,
  };
}

/** The point at a place of the map; the nearest one on the map for a place beside it. */
export function pointAt({ x, y }: MapPlace): MapPoint {
  return pointOnMap({
    latitude: latitudeOf(TOP - y / SCALE),
    longitude: MAP_BOUNDS.west + x / SCALE,
  });
}

/** Hundredths of a degree, as the outline has them. */
const HUNDREDTHS = 100;

/** The outline of Morocco as the path of an SVG, in the units of the map. */
export function outlinePath(): string {
  const steps = MOROCCO_OUTLINE.match(/-?\d+/g)?.map(Number) ?? [];
  let [longitude, latitude] = [0, 0];
  const corners: string[] = [];
  for (let index = 0; index < steps.length; index += 2) {
    longitude += steps[index] ?? 0;
    latitude += steps[index + 1] ?? 0;
    const { x, y } = placeOf({
      latitude: latitude / HUNDREDTHS,
      longitude: longitude / HUNDREDTHS,
    });
    corners.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${corners.join('L')}Z`;
}
