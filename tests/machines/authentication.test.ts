import { authenticationTestModel } from '../support/machine-models/authentication.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createAuthenticationNodeDriver } from '../support/node-drivers/authentication.driver';

describeMachine(authenticationTestModel, createAuthenticationNodeDriver);
