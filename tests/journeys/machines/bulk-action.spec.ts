import { bulkActionTestModel } from '../../support/machine-models/bulk-action.model';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import { test } from '../support/journey';
import { createBulkActionPageDriver } from './bulk-action.driver';
import { LANGUAGE } from './translated-text';

test.describe('Bulk action machine on the page', { tag: '@long' }, () => {
  // One of the paths stores, chooses, checks, changes and reverts a hundred and one products.
  test.describe.configure({ timeout: 120_000 });
  test.use({ allowedInConsole: { answers: [503] }, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of browserPathsOf(bulkActionTestModel)) {
    test(path.title, async ({ page, store, openAs }) => {
      const openPortal = (address: string) =>
        openAs('store_manager', address, { language: LANGUAGE });
      await path.run(page, createBulkActionPageDriver(page, { store, openPortal }));
    });
  }
});
