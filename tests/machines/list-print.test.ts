import { listPrintScript } from '../support/machine-scripts/list-print.script';
import { describeMachine } from '../support/model/node-suite';
import { listPrintInNode } from '../support/node-worlds/list-print.node';

describeMachine(listPrintScript, listPrintInNode);
