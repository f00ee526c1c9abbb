import { guestBookingTestModel } from '../support/machine-models/guest-booking.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createGuestBookingNodeDriver } from '../support/node-drivers/guest-booking.driver';

describeMachine(guestBookingTestModel, createGuestBookingNodeDriver);
