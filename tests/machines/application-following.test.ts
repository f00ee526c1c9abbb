import { applicationFollowingTestModel } from '../support/machine-models/application-following.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createApplicationFollowingNodeDriver } from '../support/node-drivers/application-following.driver';

describeMachine(applicationFollowingTestModel, createApplicationFollowingNodeDriver);
