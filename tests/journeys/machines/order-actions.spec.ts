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

/** What a colleague can still bring into preparation: an order goes on and never back. */
const MOVABLE: readonly string[] = ['pending', 'confirmed'];

/**
 * What the page offers: nothing but to close what is looked at, which lies over the list. A colleague moves an
 * order on that is at rest; where a deed of the seller's is asked or under way, he was faster with it, and what
 * waits for the connection shows as it will stand until it is sent; what is asked for after it joins it at
 * once, without a call.
 */
const isOffered = (
  context: OrderActionsContext,
  label: string,
  value?: StateValueFrom<typeof orderActionsMachine>,
): boolean => {
  const isViewing = JSON.stringify(value) === JSON.stringify({ available: 'viewing' });
  if (isViewing && label.startsWith('order.')) return false;
  const isDeed = label.startsWith('order.') && label !== 'order.view';
  if (isDeed && context.order.pendingActions) return false;
  if (label === 'a colleague moves the order') {
    const { order, attempt } = context;
    const isAtRest = typeof value === 'object' && attempt === null && !order.pendingActions;
    return isAtRest && MOVABLE.includes(order.status);
  }
  return model.isPossible?.(context, label) !== false;
};

test.describe('the order-actions machine on the page', () => {
  test.use({ allowedInConsole: { answers: [409, 503], lost: true } });
  testPaths(
    { ...orderActionsTestModel, model: { ...model, isPossible: isOffered } },
    createOrderActionsPageDriver,
  );
});
