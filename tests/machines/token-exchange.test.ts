import { tokenExchangeTestModel } from '../support/machine-models/token-exchange.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createTokenExchangeNodeDriver } from '../support/node-drivers/token-exchange.driver';

describeMachine(tokenExchangeTestModel, createTokenExchangeNodeDriver);
