import { libraryWorkScript } from '../../support/machine-scripts/library-work.script';
import { browserPathsOf } from '../../support/model/browser-paths';
import { test } from '../support/journey';
import { colleagueOf } from './colleague';
import { libraryWorkOnPage } from './library-work.page';

/** Deeds share their states but not their windows, so that each is played whole. */
const scripts = Object.entries(libraryWorkScript.model.inputs).map(([deed, input]) => ({
  ...libraryWorkScript,
  model: { ...libraryWorkScript.model, inputs: { [deed]: input } },
}));

test.describe('the library-work machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: [/503/], contextOptions: { reducedMotion: 'reduce' } });

  for (const path of scripts.flatMap((script) => browserPathsOf(script))) {
    test(path.title, async ({ page, store, openAs, baseURL }) => {
      const colleague = await colleagueOf(baseURL ?? '', store.userNames.store_manager);
      const openPortal = (address: string) => openAs('store_admin', address);
      await path.play(page, libraryWorkOnPage(page, { store, colleague, openPortal }));
    });
  }
});
