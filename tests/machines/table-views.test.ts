import { tableViewsTestModel } from '../support/machine-models/table-views.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createTableViewsNodeDriver } from '../support/node-drivers/table-views.driver';

describeMachine(tableViewsTestModel, createTableViewsNodeDriver);
