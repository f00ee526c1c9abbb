import { userActionsTestModel } from '../support/machine-models/user-actions.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createUserActionsNodeDriver } from '../support/node-drivers/user-actions.driver';

describeMachine(userActionsTestModel, createUserActionsNodeDriver);
