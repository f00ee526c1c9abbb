import { orderActionsScript } from '../support/machine-scripts/order-actions.script';
import { describeMachine } from '../support/model/node-suite';
import { orderActionsInNode } from '../support/node-worlds/order-actions.node';

describeMachine(orderActionsScript, orderActionsInNode);
