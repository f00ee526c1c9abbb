import { tourBookingActionsTestModel } from '../support/machine-models/tour-booking-actions.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createTourBookingActionsNodeDriver } from '../support/node-drivers/tour-booking-actions.driver';

describeMachine(tourBookingActionsTestModel, createTourBookingActionsNodeDriver);
