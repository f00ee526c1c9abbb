import { tourActionsTestModel } from '../support/machine-models/tour-actions.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createTourActionsNodeDriver } from '../support/node-drivers/tour-actions.driver';

describeMachine(tourActionsTestModel, createTourActionsNodeDriver);
