import { postActionsTestModel } from '../support/machine-models/post-actions.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createPostActionsNodeDriver } from '../support/node-drivers/post-actions.driver';

describeMachine(postActionsTestModel, createPostActionsNodeDriver);
