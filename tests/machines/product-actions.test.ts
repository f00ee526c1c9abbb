import { productActionsScript } from '../support/machine-scripts/product-actions.script';
import { describeMachine } from '../support/model/node-suite';
import { productActionsInNode } from '../support/node-worlds/product-actions.node';

describeMachine(productActionsScript, productActionsInNode);
