import { ticketScanTestModel } from '../support/machine-models/ticket-scan.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createTicketScanNodeDriver } from '../support/node-drivers/ticket-scan.driver';

describeMachine(ticketScanTestModel, createTicketScanNodeDriver);
