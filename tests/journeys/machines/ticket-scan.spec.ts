import { ticketScanTestModel } from '../../support/machine-models/ticket-scan.model';
import { test } from '../support/journey';
import { testPaths } from './test-paths';
import { createTicketScanPageDriver } from './ticket-scan.driver';

test.describe('Ticket-scan machine on the page', { tag: '@long' }, () => {
  // The tickets that are shown are of no departure.
  test.use({ allowedInConsole: { answers: [422] } });

  testPaths(ticketScanTestModel, createTicketScanPageDriver);
});
