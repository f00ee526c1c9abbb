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
 * Any answer, even an error, shows that the server is reachable: sending ends only while it is.
 * Changes of another tab are read after the page's own change is written.
 */
function canHappen(
  context: OfflineQueueContext,
  label: string,
  value?: StateValueFrom<typeof offlineQueueMachine>,
): boolean {
  return (
    model.isPossible?.(context, label) !== false &&
    (context.isOnline || !/^(it is|the server fails)/.test(label)) &&
    (value !== 'changing' || !/ (is|are) queued/.test(label))
  );
}

test.describe('Offline-queue machine on the page', { tag: '@long' }, () => {
  test.use({
    allowedInConsole: { answers: [409, 503], lost: true },
    contextOptions: { reducedMotion: 'reduce' },
  });
  testPaths(
    { ...offlineQueueTestModel, model: { ...model, isPossible: canHappen } },
    createOfflineQueuePageDriver,
  );
});
