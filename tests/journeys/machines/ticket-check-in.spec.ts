import { ticketCheckInTestModel } from '../../support/machine-models/ticket-check-in.model';
import { test } from '../support/journey';
import { testPaths } from './test-paths';
import { createTicketCheckInPageDriver } from './ticket-check-in.driver';

test.describe('Ticket-check-in machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503] } });

  testPaths(ticketCheckInTestModel, createTicketCheckInPageDriver);
});
