import { libraryWorkScript } from '../../support/machine-scripts/library-work.script';
import { test } from '../support/journey';
import { libraryWorkOnPage } from './library-work.page';
import { inputByInput, testPaths } from './path-tests';

test.describe('the library-work machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: [/503/], contextOptions: { reducedMotion: 'reduce' } });

  // Deeds share their states but not their windows, so that each is played whole.
  for (const script of inputByInput(libraryWorkScript)) testPaths(script, libraryWorkOnPage);
});
