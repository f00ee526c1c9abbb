import { notificationDrawerTestModel } from '../../support/machine-models/notification-drawer.model';
import { test } from '../support/journey';
import { createNotificationDrawerPageDriver } from './notification-drawer.driver';
import { testPaths } from './test-paths';

test.describe('Notification-drawer machine on the page', { tag: '@long' }, () => {
  test.use({
    allowedInConsole: { answers: [503], lost: true },
    contextOptions: { reducedMotion: 'reduce' },
  });

  testPaths(notificationDrawerTestModel, createNotificationDrawerPageDriver);
});
