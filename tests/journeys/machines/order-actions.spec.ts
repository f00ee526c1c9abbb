import { orderActionsScript } from '../../support/machine-scripts/order-actions.script';
import { test } from '../support/journey';
import { orderActionsOnPage } from './order-actions.page';
import { testPaths } from './path-tests';

test.describe('the order-actions machine on the page', () => {
  test.use({ allowedInConsole: [/409|503|ERR_INTERNET_DISCONNECTED/] });
  testPaths(orderActionsScript, orderActionsOnPage);
});
