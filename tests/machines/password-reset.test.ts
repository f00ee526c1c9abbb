import { passwordResetTestModel } from '../support/machine-models/password-reset.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createPasswordResetNodeDriver } from '../support/node-drivers/password-reset.driver';

describeMachine(passwordResetTestModel, createPasswordResetNodeDriver);
