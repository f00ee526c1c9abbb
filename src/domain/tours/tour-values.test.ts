import { expect, test } from 'vitest';
import { readPoint } from '../map/map-point';
import { NEW_TOUR } from './tour-form';
import { tourFieldsOf, tourValuesErrors } from './tour-values';

test.each([
  ['34.06, -4.95', undefined],
  ['', undefined],
  ['48.86, 2.35', ['outside']],
  ['près de Fès', ['not_a_point']],
])('The point %j of a tour has the error %j', (typed, codes) => {
  const values = { ...NEW_TOUR, title: 'Visite', mapPoint: readPoint(typed) };
  expect(tourValuesErrors(values, 'draft')['mapPoint']).toEqual(codes);
});

test('A point that cannot be read is none in the fields of a tour', () => {
  const values = { ...NEW_TOUR, mapPoint: readPoint('près de Fès') };
  expect(tourFieldsOf(values).mapPoint).toBeNull();
});
