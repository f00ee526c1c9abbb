import { addressConfirmationTestModel } from '../support/machine-models/address-confirmation.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createAddressConfirmationNodeDriver } from '../support/node-drivers/address-confirmation.driver';

describeMachine(addressConfirmationTestModel, createAddressConfirmationNodeDriver);
