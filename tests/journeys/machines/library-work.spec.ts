import type { LibraryWorkContext } from '#application/media/library-work.machine';
import { libraryWorkScript } from '../../support/machine-scripts/library-work.script';
import { test } from '../support/journey';
import { libraryWorkOnPage } from './library-work.page';
import { inputByInput, testPaths } from './path-tests';

const { model } = libraryWorkScript;

/** Out of every folder is nothing that the page's sight of a named folder could tell. */
const canBe = (context: LibraryWorkContext, label: string): boolean =>
  model.isPossible?.(context, label) !== false && label !== 'work.confirm with no name';

const script = { ...libraryWorkScript, model: { ...model, isPossible: canBe } };

test.describe('the library-work machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [503] }, contextOptions: { reducedMotion: 'reduce' } });

  // Deeds share their states but not their windows, so that each is played whole.
  for (const one of inputByInput(script)) testPaths(one, libraryWorkOnPage);
});
