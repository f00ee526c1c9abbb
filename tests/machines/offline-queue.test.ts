import { offlineQueueTestModel } from '../support/machine-models/offline-queue.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createOfflineQueueNodeDriver } from '../support/node-drivers/offline-queue.driver';

describeMachine(offlineQueueTestModel, createOfflineQueueNodeDriver);
