import { pickupTestModel } from '../../support/machine-models/pickup.model';
import { test } from '../support/journey';
import { createPickupPageDriver } from './pickup.driver';
import { testPaths } from './test-paths';

test.describe('Pickup machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503], lost: true } });
  testPaths(pickupTestModel, createPickupPageDriver);
});
