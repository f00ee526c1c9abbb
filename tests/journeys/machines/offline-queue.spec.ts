import { offlineQueueScript } from '../../support/machine-scripts/offline-queue.script';
import { test } from '../support/journey';
import { offlineQueueOnPage } from './offline-queue.page';
import { testPaths } from './path-tests';

test.describe('the offline-queue machine on the page', { tag: '@long' }, () => {
  test.use({
    allowedInConsole: [/503|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/],
    contextOptions: { reducedMotion: 'reduce' },
  });
  testPaths(offlineQueueScript, offlineQueueOnPage);
});
