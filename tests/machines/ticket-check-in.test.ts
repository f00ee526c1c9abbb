import { ticketCheckInTestModel } from '../support/machine-models/ticket-check-in.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createTicketCheckInNodeDriver } from '../support/node-drivers/ticket-check-in.driver';

describeMachine(ticketCheckInTestModel, createTicketCheckInNodeDriver);
