import { recordEditScript } from '../support/machine-scripts/record-edit.script';
import { describeMachine } from '../support/model/node-suite';
import { recordEditInNode } from '../support/node-worlds/record-edit.node';

describeMachine(recordEditScript, recordEditInNode);
