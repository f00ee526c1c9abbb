import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  distanceKm,
  isOutsideMap,
  MAP_BOUNDS,
  pointOnMap,
  readPoint,
  roundedPoint,
  writtenPoint,
} from './map-point';
import { MAP_SIZE, outlinePath, placeOf, pointAt } from './map-projection';
import { nearestTown, townPoint } from './town-points';

const FES = { latitude: 34.0645, longitude: -4.9547 };

test.each([
  '34.0645, -4.9547',
  '34.0645,-4.9547',
  '34,0645 -4,9547',
  '34,0645, -4,9547',
  '34,0645; -4,9547',
  '34.0645° N, 4.9547° W',
  '34,0645° N 4,9547° O',
  '34.0645N, 4.9547w',
  ' 34.0645 ,  −4.9547 ',
  '٣٤٫٠٦٤٥، -٤٫٩٥٤٧',
])('The text %j is read as latitude and longitude', (text) => {
  expect(readPoint(text)).toEqual(FES);
});

test.each(['Fès', '34.0645', '34.0645, Fès', '34.0645° W, 4.95° N', '-34° N, 4.95° W', '1, 2, 3'])(
  'The text %j is no point, and is kept as it was typed',
  (text) => {
    expect(readPoint(text)).toEqual({ typed: text });
  },
);

test('An empty text is no point', () => {
  expect(readPoint('  ')).toBeNull();
});

/** Points that the map shows. */
const onMap = fc
  .record({
    latitude: fc.double({ min: MAP_BOUNDS.south, max: MAP_BOUNDS.north, noNaN: true }),
    longitude: fc.double({ min: MAP_BOUNDS.west, max: MAP_BOUNDS.east, noNaN: true }),
  })
  .map(roundedPoint);

test('A written point is read as itself, and lies where the map shows it', () => {
  fc.assert(
    fc.property(onMap, (point) => {
      expect(readPoint(writtenPoint(point))).toEqual(point);
      expect(distanceKm(pointAt(placeOf(point)), point)).toBeLessThan(0.01);
    }),
  );
});

test('A place beside the map becomes the nearest point of it', () => {
  expect(isOutsideMap({ latitude: 48.86, longitude: 2.35 })).toBe(true);
  expect(isOutsideMap({ latitude: Number.NaN, longitude: -5 })).toBe(true);
  expect(pointOnMap({ latitude: 48.86, longitude: 2.35 })).toEqual({
    latitude: MAP_BOUNDS.north,
    longitude: MAP_BOUNDS.east,
  });
  expect(pointAt({ x: -10, y: MAP_SIZE.height + 10 })).toEqual({
    latitude: MAP_BOUNDS.south,
    longitude: MAP_BOUNDS.west,
  });
});

test('The outline fills the map, from Tangier to the border in the south', () => {
  const corners = outlinePath()
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number) as [number, number]);
  const points = corners.map(([x, y]) => pointAt({ x, y }));
  expect(points.filter(isOutsideMap)).toEqual([]);
  const latitudes = points.map(({ latitude }) => latitude);
  // Cape Spartel to Cape Blanc.
  expect(Math.max(...latitudes)).toBeCloseTo(35.9, 1);
  expect(Math.min(...latitudes)).toBeCloseTo(20.8, 1);
});

test('Towns lie on the map, and each is the nearest to itself', () => {
  for (const id of ['cty_fes', 'cty_marrakech', 'cty_laayoune', 'cty_ouededdahab', 'cty_oujda']) {
    const town = townPoint(id);
    if (!town) throw new Error(`${id} has no point.`);
    expect(isOutsideMap(town)).toBe(false);
    expect(nearestTown(town)).toBe(id);
  }
  expect(townPoint('cty_atlantis')).toBeNull();
  expect(
    distanceKm({ latitude: 34.03, longitude: -5 }, { latitude: 33.59, longitude: -7.61 }),
  ).toBeCloseTo(246, -1);
});
