import { taskEditingTestModel } from '../support/machine-models/task-editing.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createTaskEditingNodeDriver } from '../support/node-drivers/task-editing.driver';

describeMachine(taskEditingTestModel, createTaskEditingNodeDriver);
