import { userActionsScript } from '../support/machine-scripts/user-actions.script';
import { describeMachine } from '../support/model/node-suite';
import { userActionsInNode } from '../support/node-worlds/user-actions.node';

describeMachine(userActionsScript, userActionsInNode);
