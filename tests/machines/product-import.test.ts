import { productImportScript } from '../support/machine-scripts/product-import.script';
import { describeMachine } from '../support/model/node-suite';
import { productImportInNode } from '../support/node-worlds/product-import.node';

describeMachine(productImportScript, productImportInNode);
