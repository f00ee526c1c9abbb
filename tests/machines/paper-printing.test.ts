import { paperPrintingTestModel } from '../support/machine-models/paper-printing.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createPaperPrintingNodeDriver } from '../support/node-drivers/paper-printing.driver';

describeMachine(paperPrintingTestModel, createPaperPrintingNodeDriver);
