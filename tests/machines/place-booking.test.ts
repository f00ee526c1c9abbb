import { placeBookingTestModel } from '../support/machine-models/place-booking.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createPlaceBookingNodeDriver } from '../support/node-drivers/place-booking.driver';

describeMachine(placeBookingTestModel, createPlaceBookingNodeDriver);
