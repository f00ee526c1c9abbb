import { connectionTestModel } from '../support/machine-models/connection.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createConnectionNodeDriver } from '../support/node-drivers/connection.driver';

describeMachine(connectionTestModel, createConnectionNodeDriver);
