import { listPrintTestModel } from '../support/machine-models/list-print.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createListPrintNodeDriver } from '../support/node-drivers/list-print.driver';

describeMachine(listPrintTestModel, createListPrintNodeDriver);
