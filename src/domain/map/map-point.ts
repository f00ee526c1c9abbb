import { toLatinDigits } from '../format/latin-digits';
import { withPlainBlanks } from '../format/plain-blanks';

/** A point on the drawn map, in degrees; south and west are negative. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** What the drawn map shows: Morocco, in degrees. */
export const MAP_BOUNDS = { north: 36.2, south: 20.5, west: -17.5, east: -0.9 } as const;

/** What the field of a point has in place of a point that it could not read: the typed text. */
export interface UnreadablePoint {
  readonly typed: string;
}

/** The value of the field of a point: null while it is empty. */
export type TypedPoint = MapPoint | null | UnreadablePoint;

export function isUnreadablePoint(point: TypedPoint): point is UnreadablePoint {
  return point !== null && 'typed' in point;
}

/** Decimals of a stored point: about a metre. */
const DECIMALS = 5;

/** The point in the precision in which it is stored. */
export function roundedPoint({ latitude, longitude }: MapPoint): MapPoint {
  return {
    latitude: Number(latitude.toFixed(DECIMALS)),
    longitude: Number(longitude.toFixed(DECIMALS)),
  };
}

/** Whether the map does not show the point. */
export function isOutsideMap({ latitude, longitude }: MapPoint): boolean {
  const { north, south, west, east } = MAP_BOUNDS;
  return !(latitude <= north && latitude >= south && longitude >= west && longitude <= east);
}

/** The nearest point on the map. */
export function pointOnMap({ latitude, longitude }: MapPoint): MapPoint {
  const { north, south, west, east } = MAP_BOUNDS;
  return roundedPoint({
    latitude: Math.min(north, Math.max(south, latitude)),
    longitude: Math.min(east, Math.max(west, longitude)),
  });
}

/** A number in degrees with a decimal point or comma; a letter may name its half of the globe. */
const DEGREES = '([+-]?\\d{1,3}(?:[.,]\\d{1,12})?) ?°? ?([NSEOW]?)';
const PAIR = new RegExp(`^${DEGREES}(?: ?[;,،] ?| )${DEGREES}$`, 'i');

/**
 * Reads latitude and longitude as maps write them: `34.0645, -4.9547`, `34,0645 -4,9547`,
 * `34,0645; -4,9547`, `34.0645° N, 4.9547° W` (French: O). Without a letter, south and west have a minus.
 */
export function readPoint(text: string): TypedPoint {
  const plain = toLatinDigits(withPlainBlanks(text)).replaceAll('٫', '.').replaceAll('−', '-');
  if (plain === '') return null;
  const [, latitude, north = '', longitude, east = ''] = PAIR.exec(plain) ?? [];
  const point = {
    latitude: degreesOf(latitude, north, 'NS'),
    longitude: degreesOf(longitude, east, 'EOW'),
  };
  return Number.isNaN(point.latitude + point.longitude) ? { typed: text } : roundedPoint(point);
}

/** NaN for a letter that is none of `letters`, and for a minus beside a letter. */
function degreesOf(text: string | undefined, letter: string, letters: string): number {
  if (text === undefined) return Number.NaN;
  const degrees = Number(text.replace(',', '.'));
  const half = letter.toUpperCase();
  if (half === '') return degrees;
  if (!letters.includes(half) || /^[+-]/.test(text)) return Number.NaN;
  return 'SOW'.includes(half) ? -degrees : degrees;
}

/** The point as maps write it: `34.0645, -4.9547`. */
export function writtenPoint({ latitude, longitude }: MapPoint): string {
  return `${latitude}, ${longitude}`;
}

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** The distance of two points by the haversine formula, in kilometres. */
export function distanceKm(one: MapPoint, other: MapPoint): number {
  const across = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2) ** 2;
  const along = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2) ** 2;
  const cosines = Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(across + cosines * along));
}
