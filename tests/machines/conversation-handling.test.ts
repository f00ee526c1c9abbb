import { conversationHandlingTestModel } from '../support/machine-models/conversation-handling.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createConversationHandlingNodeDriver } from '../support/node-drivers/conversation-handling.driver';

describeMachine(conversationHandlingTestModel, createConversationHandlingNodeDriver);
