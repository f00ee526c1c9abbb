import { orderActionsScript } from '../../support/machine-scripts/order-actions.script';
import { browserPathsOf } from '../../support/model/browser-paths';
import { withoutHints } from '../support/calls';
import { test } from '../support/journey';
import { colleagueOf } from './colleague';
import { orderActionsOnPage } from './order-actions.page';

test.describe('the order-actions machine on the page', () => {
  test.use({ allowedInConsole: [/409|503/] });

  for (const path of browserPathsOf(orderActionsScript)) {
    test(path.title, async ({ page, store, openAs, baseURL, context }) => {
      const colleague = await colleagueOf(baseURL ?? '', store.userNames.store_manager);
      await withoutHints(context);
      const openPortal = (address: string) => openAs('store_admin', address);
      await path.play(page, orderActionsOnPage(page, { store, colleague, openPortal }));
    });
  }
});
