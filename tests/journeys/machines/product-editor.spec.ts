import { productEditorScript } from '../../support/machine-scripts/product-editor.script';
import { browserPathsOf } from '../../support/model/browser-paths';
import { test } from '../support/journey';
import { colleagueOf } from './colleague';
import { productEditorOnPage } from './product-editor.page';

test.describe('the product-editor machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: [/Failed to load resource/] });

  for (const path of browserPathsOf(productEditorScript)) {
    test(path.title, async ({ page, store, openAs, baseURL }) => {
      const setting = {
        baseURL: baseURL ?? '',
        store,
        colleague: await colleagueOf(baseURL ?? '', store.userNames.store_manager),
        openPortal: (address: string) => openAs('store_admin', address),
      };
      await path.play(page, productEditorOnPage(page, setting));
    });
  }
});
