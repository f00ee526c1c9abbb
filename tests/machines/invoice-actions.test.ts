import { invoiceActionsTestModel } from '../support/machine-models/invoice-actions.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createInvoiceActionsNodeDriver } from '../support/node-drivers/invoice-actions.driver';

describeMachine(invoiceActionsTestModel, createInvoiceActionsNodeDriver);
