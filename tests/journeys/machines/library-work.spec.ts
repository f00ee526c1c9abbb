import type { LibraryWorkContext } from '#application/media/library-work.machine';
import { libraryWorkTestModel } from '../../support/machine-models/library-work.model';
import { test } from '../support/journey';
import { createLibraryWorkPageDriver } from './library-work.driver';
import { splitByInput, testPaths } from './test-paths';

const { model } = libraryWorkTestModel;

/** Excludes moving pictures out of every folder: the page assertions expect a named folder. */
function canBe(context: LibraryWorkContext, label: string): boolean {
  return model.isPossible?.(context, label) !== false && label !== 'work.confirm with no name';
}

const testModel = { ...libraryWorkTestModel, model: { ...model, isPossible: canBe } };

test.describe('Library-work machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [503] }, contextOptions: { reducedMotion: 'reduce' } });

  // The actions share states but not dialogs, so that each is tested completely.
  for (const one of splitByInput(testModel)) testPaths(one, createLibraryWorkPageDriver);
});
