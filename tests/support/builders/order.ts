import type { OrderRecord } from '#application/orders/order-actions.machine';
import type { OrderAction, OrderStatus } from '#openapi/types.generated';

/** The staff actions in each status that the server offers to a store admin. */
const offered: Partial<Record<OrderStatus, readonly [OrderAction, string][]>> = {
  pending: [
    ['accept', 'confirmed'],
    ['refuse', 'rejected'],
  ],
  confirmed: [['prepare', 'processing']],
  processing: [['markReady', 'ready']],
  ready: [['handOver', 'shipped']],
  shipped: [['deliver', 'delivered']],
  delivered: [['invoice', 'invoiced']],
  rejected: [['delete', 'archived']],
};

function allowed([action, to]: readonly [OrderAction, string]) {
  return {
    action,
    to,
    reasonRequired: action === 'refuse',
  };
}

/** An order in this status, with its actions. */
export function anOrder(status: OrderStatus): OrderRecord {
  return {
    id: 'ord_1',
    number: '10441',
    status,
    allowedActions: (offered[status] ?? []).map(allowed),
  };
}

/** An order that the signed-in staff member just accepted. */
export function anOrderJustAccepted(): OrderRecord {
  return {
    ...anOrder('confirmed'),
    allowedActions: [allowed(['undoAccept', 'pending']), allowed(['prepare', 'processing'])],
  };
}
