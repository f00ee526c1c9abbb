import { liveScript } from '../../support/machine-scripts/live.script';
import { test } from '../support/journey';
import { liveOnPage } from './live.page';
import { testPaths } from './path-tests';

test.describe('the live machine on the page', { tag: '@long' }, () => {
  test.use({
    allowedInConsole: { answers: [503], lost: true },
    hints: true,
  });

  testPaths(liveScript, liveOnPage);
});
