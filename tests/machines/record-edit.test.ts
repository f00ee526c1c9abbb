import { recordEditTestModel } from '../support/machine-models/record-edit.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createRecordEditNodeDriver } from '../support/node-drivers/record-edit.driver';

describeMachine(recordEditTestModel, createRecordEditNodeDriver);
