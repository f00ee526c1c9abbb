import { slotBookingTestModel } from '../support/machine-models/slot-booking.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createSlotBookingNodeDriver } from '../support/node-drivers/slot-booking.driver';

describeMachine(slotBookingTestModel, createSlotBookingNodeDriver);
