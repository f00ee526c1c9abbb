import { bulkActionTestModel } from '../../support/machine-models/bulk-action.model';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import { test } from '../support/journey';
import { createBulkActionPageDriver } from './bulk-action.driver';
import { LANGUAGE } from './translated-text';

test.describe('the bulk-action machine on the page', { tag: '@long' }, () => {
  // A hundred and one products are stored, chosen, checked, changed and taken back in one of the paths.
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
