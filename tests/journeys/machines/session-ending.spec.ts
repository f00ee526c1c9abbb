import { sessionEndingScript } from '../../support/machine-scripts/session-ending.script';
import { test } from '../support/journey';
import { testPaths } from './path-tests';
import { sessionEndingOnPage } from './session-ending.page';

test.describe('the session-ending machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [503] }, contextOptions: { reducedMotion: 'reduce' } });

  testPaths(sessionEndingScript, sessionEndingOnPage);
});
