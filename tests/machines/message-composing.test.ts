import { messageComposingTestModel } from '../support/machine-models/message-composing.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createMessageComposingNodeDriver } from '../support/node-drivers/message-composing.driver';

describeMachine(messageComposingTestModel, createMessageComposingNodeDriver);
