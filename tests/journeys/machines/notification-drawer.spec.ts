import { notificationDrawerScript } from '../../support/machine-scripts/notification-drawer.script';
import { test } from '../support/journey';
import { notificationDrawerOnPage } from './notification-drawer.page';
import { testPaths } from './path-tests';

test.describe('the notification-drawer machine on the page', { tag: '@long' }, () => {
  test.use({
    allowedInConsole: { answers: [503], lost: true },
    contextOptions: { reducedMotion: 'reduce' },
  });

  testPaths(notificationDrawerScript, notificationDrawerOnPage);
});
