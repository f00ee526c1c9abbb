import { bulkActionScript } from '../../support/machine-scripts/bulk-action.script';
import { browserPathsOf } from '../../support/model/browser-paths';
import { test } from '../support/journey';
import { bulkActionOnPage } from './bulk-action.page';
import { LANGUAGE } from './spoken';

test.describe('the bulk-action machine on the page', { tag: '@long' }, () => {
  // A hundred and one products are stored, chosen, checked, changed and taken back in one of the paths.
  test.describe.configure({ timeout: 120_000 });
  test.use({ allowedInConsole: { answers: [503] }, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of browserPathsOf(bulkActionScript)) {
    test(path.title, async ({ page, store, openAs }) => {
      const openPortal = (address: string) =>
        openAs('store_manager', address, { language: LANGUAGE });
      await path.play(page, bulkActionOnPage(page, { store, openPortal }));
    });
  }
});
