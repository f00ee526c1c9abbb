import type { TourBookingActionsContext } from '#application/tours/tour-booking-actions.machine';
import { tourBookingActionsTestModel } from '../../support/machine-models/tour-booking-actions.model';
import { test } from '../support/journey';
import { testPaths } from './test-paths';
import { createTourBookingActionsPageDriver } from './tour-booking-actions.driver';

const { model } = tourBookingActionsTestModel;

/**
 * The events that are possible on the page. Its list offers other departures only. A colleague
 * cancels a booking while no action is open here, and before its departure has begun.
 */
function canBe(context: TourBookingActionsContext, label: string): boolean {
  if (model.isPossible?.(context, label) === false) return false;
  const { attempt, record: booking } = context;
  if (label === 'a colleague cancels it') {
    return attempt === null && booking.allowedActions.some(({ action }) => action === 'cancel');
  }
  return label !== 'the same departure';
}

test.describe('Tour-booking-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503], lost: true } });

  testPaths(
    { ...tourBookingActionsTestModel, model: { ...model, isPossible: canBe } },
    createTourBookingActionsPageDriver,
  );
});
