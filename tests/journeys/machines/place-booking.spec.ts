import type { PlaceBookingContext } from '#application/tours/place-booking.machine';
import { placeBookingTestModel } from '../../support/machine-models/place-booking.model';
import { test } from '../support/journey';
import { createPlaceBookingPageDriver } from './place-booking.driver';
import { testPaths } from './test-paths';

/** Where no cards are taken, the page offers no payment by card. */
const onPage: typeof placeBookingTestModel = {
  ...placeBookingTestModel,
  model: {
    ...placeBookingTestModel.model,
    isPossible: ({ booking }: PlaceBookingContext, label) =>
      label !== 'pay by card' || booking?.paymentMethods.includes('card') !== false,
  },
};

test.describe('Place-booking machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [404, 409, 422, 503] } });
  testPaths(onPage, createPlaceBookingPageDriver);
});
