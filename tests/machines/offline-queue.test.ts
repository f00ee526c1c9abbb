import { offlineQueueScript } from '../support/machine-scripts/offline-queue.script';
import { describeMachine } from '../support/model/node-suite';
import { offlineQueueInNode } from '../support/node-worlds/offline-queue.node';

describeMachine(offlineQueueScript, offlineQueueInNode);
