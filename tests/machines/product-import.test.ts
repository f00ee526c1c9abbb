import { productImportTestModel } from '../support/machine-models/product-import.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createProductImportNodeDriver } from '../support/node-drivers/product-import.driver';

describeMachine(productImportTestModel, createProductImportNodeDriver);
