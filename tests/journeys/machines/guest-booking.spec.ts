import { guestBookingTestModel } from '../../support/machine-models/guest-booking.model';
import { test } from '../support/journey';
import { createGuestBookingPageDriver } from './guest-booking.driver';
import { testPaths } from './test-paths';

test.describe('Guest-booking machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [404, 409, 503] } });
  testPaths(guestBookingTestModel, createGuestBookingPageDriver);
});
