import type { LibraryWorkContext } from '#application/media/library-work.machine';
import { libraryWorkTestModel } from '../../support/machine-models/library-work.model';
import { test } from '../support/journey';
import { createLibraryWorkPageDriver } from './library-work.driver';
import { splitByInput, testPaths } from './test-paths';

const { model } = libraryWorkTestModel;

/** Out of every folder is nothing that the page's view state of a named folder could tell. */
const canBe = (context: LibraryWorkContext, label: string): boolean =>
  model.isPossible?.(context, label) !== false && label !== 'work.confirm with no name';

const testModel = { ...libraryWorkTestModel, model: { ...model, isPossible: canBe } };

test.describe('the library-work machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [503] }, contextOptions: { reducedMotion: 'reduce' } });

  // Deeds share their states but not their windows, so that each is played whole.
  for (const one of splitByInput(testModel)) testPaths(one, createLibraryWorkPageDriver);
});
