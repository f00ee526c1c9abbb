import { tourScript } from '../../support/machine-scripts/tour.script';
import { test } from '../support/journey';
import { testPaths } from './path-tests';
import { tourOnPage } from './tour.page';

test.describe('the tour machine on the page', { tag: '@long' }, () => {
  testPaths(tourScript, tourOnPage);
});
