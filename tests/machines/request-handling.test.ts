import { requestHandlingScript } from '../support/machine-scripts/request-handling.script';
import { describeMachine } from '../support/model/node-suite';
import { requestHandlingInNode } from '../support/node-worlds/request-handling.node';

describeMachine(requestHandlingScript, requestHandlingInNode);
