import { invoiceDraftingScript } from '../support/machine-scripts/invoice-drafting.script';
import { describeMachine } from '../support/model/node-suite';
import { invoiceDraftingInNode } from '../support/node-worlds/invoice-drafting.node';

describeMachine(invoiceDraftingScript, invoiceDraftingInNode);
