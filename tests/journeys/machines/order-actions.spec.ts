import type { StateValueFrom } from 'xstate';
import type {
  OrderActionsContext,
  orderActionsMachine,
} from '#application/orders/order-actions.machine';
import { orderActionsTestModel } from '../../support/machine-models/order-actions.model';
import { test } from '../support/journey';
import { createOrderActionsPageDriver } from './order-actions.driver';
import { testPaths } from './test-paths';

const { model } = orderActionsTestModel;

/**
 * Statuses from which a colleague can still start the preparation; an order never moves backwards.
 */
const MOVABLE: readonly string[] = ['pending', 'confirmed'];

/**
 * The events that are possible on the page. An open order covers the list and can only be closed. A
 * colleague changes only an idle order. Where the seller's own action is open or pending, that
 * would be a conflict. An action waiting for the connection shows the expected status until it is
 * sent; a later action joins it at once, without a request.
 */
function isOffered(
  context: OrderActionsContext,
  label: string,
  value?: StateValueFrom<typeof orderActionsMachine>,
): boolean {
  const isViewing = JSON.stringify(value) === JSON.stringify({ available: 'viewing' });
  if (isViewing && label.startsWith('order.')) return false;
  const isDeed = label.startsWith('order.') && label !== 'order.view';
  if (isDeed && context.record.pendingActions) return false;
  if (label === 'a colleague moves the order') {
    const { record: order, attempt } = context;
    const isAtRest = typeof value === 'object' && attempt === null && !order.pendingActions;
    return isAtRest && MOVABLE.includes(order.status);
  }
  return model.isPossible?.(context, label) !== false;
}

test.describe('Order-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503], lost: true } });
  testPaths(
    { ...orderActionsTestModel, model: { ...model, isPossible: isOffered } },
    createOrderActionsPageDriver,
  );
});
