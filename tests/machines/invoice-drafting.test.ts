import { invoiceDraftingTestModel } from '../support/machine-models/invoice-drafting.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createInvoiceDraftingNodeDriver } from '../support/node-drivers/invoice-drafting.driver';

describeMachine(invoiceDraftingTestModel, createInvoiceDraftingNodeDriver);
