import { departureActionsTestModel } from '../support/machine-models/departure-actions.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createDepartureActionsNodeDriver } from '../support/node-drivers/departure-actions.driver';

describeMachine(departureActionsTestModel, createDepartureActionsNodeDriver);
