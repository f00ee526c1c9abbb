import { requestHandlingTestModel } from '../support/machine-models/request-handling.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createRequestHandlingNodeDriver } from '../support/node-drivers/request-handling.driver';

describeMachine(requestHandlingTestModel, createRequestHandlingNodeDriver);
