import { eventEditingTestModel } from '../support/machine-models/event-editing.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createEventEditingNodeDriver } from '../support/node-drivers/event-editing.driver';

describeMachine(eventEditingTestModel, createEventEditingNodeDriver);
