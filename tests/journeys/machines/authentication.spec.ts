import { authenticationOnPage } from '../../support/browser-worlds/authentication.browser';
import { authenticationScript } from '../../support/machine-scripts/authentication.script';
import { browserPathsOf } from '../../support/model/browser-paths';
import { test } from '../support/journey';
import { PASSWORD } from '../support/store';

test.describe('the authentication machine on the page', () => {
  test.use({ allowedInConsole: [/Failed to load resource/] });

  for (const path of browserPathsOf(authenticationScript)) {
    test(path.title, async ({ page, store, baseURL }) => {
      const setting = {
        baseURL: baseURL ?? '',
        userName: store.userNames.store_admin,
        otherUserName: store.userNames.store_user,
        password: PASSWORD,
      };
      await path.play(page, authenticationOnPage(page, setting));
    });
  }
});
