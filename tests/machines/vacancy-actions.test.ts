import { vacancyActionsTestModel } from '../support/machine-models/vacancy-actions.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createVacancyActionsNodeDriver } from '../support/node-drivers/vacancy-actions.driver';

describeMachine(vacancyActionsTestModel, createVacancyActionsNodeDriver);
