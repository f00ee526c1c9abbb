import { connectionScript } from '../support/machine-scripts/connection.script';
import { describeMachine } from '../support/model/node-suite';
import { connectionInNode } from '../support/node-worlds/connection.node';

describeMachine(connectionScript, connectionInNode);
