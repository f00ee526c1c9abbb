import { liveScript } from '../support/machine-scripts/live.script';
import { describeMachine } from '../support/model/node-suite';
import { liveInNode } from '../support/node-worlds/live.node';

describeMachine(liveScript, liveInNode);
