import { candidacyTestModel } from '../support/machine-models/candidacy.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createCandidacyNodeDriver } from '../support/node-drivers/candidacy.driver';

describeMachine(candidacyTestModel, createCandidacyNodeDriver);
