import { liveTestModel } from '../support/machine-models/live.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createLiveNodeDriver } from '../support/node-drivers/live.driver';

describeMachine(liveTestModel, createLiveNodeDriver);
