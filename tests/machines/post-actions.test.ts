import { postActionsScript } from '../support/machine-scripts/post-actions.script';
import { describeMachine } from '../support/model/node-suite';
import { postActionsInNode } from '../support/node-worlds/post-actions.node';

describeMachine(postActionsScript, postActionsInNode);
