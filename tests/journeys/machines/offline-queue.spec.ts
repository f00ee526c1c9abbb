import type { StateValueFrom } from 'xstate';
import type {
  OfflineQueueContext,
  offlineQueueMachine,
} from '#application/orders/offline-queue.machine';
import { offlineQueueTestModel } from '../../support/machine-models/offline-queue.model';
import { test } from '../support/journey';
import { createOfflineQueuePageDriver } from './offline-queue.driver';
import { testPaths } from './test-paths';

const { model } = offlineQueueTestModel;

/**
 * Whatever is answered, even a fault, says that the server is reached: a sending ends only while it is. What
 * another tab did is read once the page's own change is written.
 */
const canHappen = (
  context: OfflineQueueContext,
  label: string,
  value?: StateValueFrom<typeof offlineQueueMachine>,
): boolean =>
  model.isPossible?.(context, label) !== false &&
  (context.isOnline || !/^(it is|the server fails)/.test(label)) &&
  (value !== 'changing' || !/ (is|are) queued/.test(label));

test.describe('the offline-queue machine on the page', { tag: '@long' }, () => {
  test.use({
    allowedInConsole: { answers: [409, 503], lost: true },
    contextOptions: { reducedMotion: 'reduce' },
  });
  testPaths(
    { ...offlineQueueTestModel, model: { ...model, isPossible: canHappen } },
    createOfflineQueuePageDriver,
  );
});
