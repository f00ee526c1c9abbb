import { tourTestModel } from '../../support/machine-models/tour.model';
import { test } from '../support/journey';
import { testPaths } from './test-paths';
import { createTourPageDriver } from './tour.driver';

test.describe('Tour machine on the page', { tag: '@long' }, () => {
  testPaths(tourTestModel, createTourPageDriver);
});
