import { invoiceActionsScript } from '../support/machine-scripts/invoice-actions.script';
import { describeMachine } from '../support/model/node-suite';
import { invoiceActionsInNode } from '../support/node-worlds/invoice-actions.node';

describeMachine(invoiceActionsScript, invoiceActionsInNode);
