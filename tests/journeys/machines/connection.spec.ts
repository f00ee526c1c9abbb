import { connectionScript } from '../../support/machine-scripts/connection.script';
import { test } from '../support/journey';
import { connectionOnPage } from './connection.page';
import { testPaths } from './path-tests';

test.describe('the connection machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [503], lost: true } });

  testPaths(connectionScript, connectionOnPage);
});
