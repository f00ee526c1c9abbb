import { authenticationScript } from '../support/machine-scripts/authentication.script';
import { describeMachine } from '../support/model/node-suite';
import { authenticationInNode } from '../support/node-worlds/authentication.node';

describeMachine(authenticationScript, authenticationInNode);
