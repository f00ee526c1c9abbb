import { waitingListTestModel } from '../support/machine-models/waiting-list.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createWaitingListNodeDriver } from '../support/node-drivers/waiting-list.driver';

describeMachine(waitingListTestModel, createWaitingListNodeDriver);
