import { tableViewsScript } from '../support/machine-scripts/table-views.script';
import { describeMachine } from '../support/model/node-suite';
import { tableViewsInNode } from '../support/node-worlds/table-views.node';

describeMachine(tableViewsScript, tableViewsInNode);
