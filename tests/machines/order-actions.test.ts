import { orderActionsTestModel } from '../support/machine-models/order-actions.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createOrderActionsNodeDriver } from '../support/node-drivers/order-actions.driver';

describeMachine(orderActionsTestModel, createOrderActionsNodeDriver);
