import type { DatabaseAccess } from '../context';
import { notFound } from '../http/problem-error';
import type { OrderTransitionRequest } from '../orders/order-transition-request';
import { transitionOrder } from '../orders/order-transitions';
import { lockAnyOrder, type OrderRecord } from '../orders/orders.repository';
import { CARRIER, clientPerformer, MARKETPLACE, type Performer } from '../orders/performers';

/*
 * Actions on an order by the marketplace's own systems, the clients' app and the carriers. Each
 * function is one transaction.
 */

/**
 * Moves an order of any store.
 * @throws ProblemError 404 unknown; 409 `action_not_allowed`; 422 a reason is missing
 */
function transitionAnyOrder(
  database: DatabaseAccess,
  orderId: string,
  actorOf: (record: OrderRecord) => Performer,
  step: Omit<OrderTransitionRequest, 'performer'>,
): Promise<OrderRecord> {
  return database.transaction(async (tx) => {
    const record = await lockAnyOrder(tx, orderId);
    if (!record) throw notFound();
    return transitionOrder(tx, record, { ...step, performer: actorOf(record) });
  });
}

/** Address and stock are in order: the store has 24 hours to accept. */
export function verifyOrder(database: DatabaseAccess, orderId: string, now: Date) {
  return transitionAnyOrder(database, orderId, () => MARKETPLACE, { action: 'verify', now });
}

/** Flags a new order as suspicious. The client doesn't see the reason. */
export function flagOrder(
  database: DatabaseAccess,
  orderId: string,
  now: Date,
  reasonCode = 'suspected_fraud',
) {
  return transitionAnyOrder(database, orderId, () => MARKETPLACE, {
    action: 'flag',
    reasonCode,
    now,
  });
}

/** Approves a flagged order after its check. */
export function approveOrder(database: DatabaseAccess, orderId: string, now: Date) {
  return transitionAnyOrder(database, orderId, () => MARKETPLACE, { action: 'approve', now });
}

/** Passes an approved order to the store, or cancels it when its stock is gone. */
export function resumeOrder(database: DatabaseAccess, orderId: string, now: Date) {
  return transitionAnyOrder(database, orderId, () => MARKETPLACE, { action: 'resume', now });
}

/** Cancels, for the client, an order that the store has not accepted yet. */
export function cancelOrderForClient(
  database: DatabaseAccess,
  orderId: string,
  now: Date,
  reasonCode = 'client_changed_mind',
) {
  return transitionAnyOrder(database, orderId, (record) => clientPerformer(record.client), {
    action: 'cancel',
    reasonCode,
    now,
  });
}

/** Records that the carrier collected a parcel that was ready. */
export function recordPickup(
  database: DatabaseAccess,
  orderId: string,
  now: Date,
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
) {
  return transitionAnyOrder(database, orderId, () => CARRIER, {
    action: 'handOver',
    carrier,
    trackingNumber,
    now,
  });
}

/** Records the delivery to the client. Cash on delivery is taken. */
export function recordDelivery(database: DatabaseAccess, orderId: string, now: Date) {
  return transitionAnyOrder(database, orderId, () => CARRIER, { action: 'deliver', now });
}

/** Records that the delivery failed and the parcel goes back to the store. */
export function recordFailedDelivery(
  database: DatabaseAccess,
  orderId: string,
  now: Date,
  reasonCode = 'client_absent',
) {
  return transitionAnyOrder(database, orderId, () => CARRIER, {
    action: 'failDelivery',
    reasonCode,
    now,
  });
}
