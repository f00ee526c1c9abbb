import { providerRegistrationTestModel } from '../support/machine-models/provider-registration.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createProviderRegistrationNodeDriver } from '../support/node-drivers/provider-registration.driver';

describeMachine(providerRegistrationTestModel, createProviderRegistrationNodeDriver);
