import { slotBookingTestModel } from '../../support/machine-models/slot-booking.model';
import { test } from '../support/journey';
import { createSlotBookingPageDriver } from './slot-booking.driver';
import { testPaths } from './test-paths';

test.describe('Slot-booking machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [404, 409, 422, 503], lost: true } });
  testPaths(slotBookingTestModel, createSlotBookingPageDriver);
});
