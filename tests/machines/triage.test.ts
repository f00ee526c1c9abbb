import { triageTestModel } from '../support/machine-models/triage.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createTriageNodeDriver } from '../support/node-drivers/triage.driver';

describeMachine(triageTestModel, createTriageNodeDriver);
