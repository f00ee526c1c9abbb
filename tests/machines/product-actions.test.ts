import { productActionsTestModel } from '../support/machine-models/product-actions.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createProductActionsNodeDriver } from '../support/node-drivers/product-actions.driver';

describeMachine(productActionsTestModel, createProductActionsNodeDriver);
