import { mediaUploadScript } from '../../support/machine-scripts/media-upload.script';
import { browserPathsOf } from '../../support/model/browser-paths';
import { test } from '../support/journey';
import { colleagueOf } from './colleague';
import { mediaUploadOnPage } from './media-upload.page';

test.describe('the media-upload machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: [/Failed to load resource/] });

  for (const path of browserPathsOf(mediaUploadScript)) {
    test(path.title, async ({ page, store, openAs, baseURL }) => {
      const colleague = await colleagueOf(baseURL ?? '', store.userNames.store_manager);
      const openPortal = (address: string) => openAs('store_admin', address);
      await path.play(page, mediaUploadOnPage(page, { store, colleague, openPortal }));
    });
  }
});
