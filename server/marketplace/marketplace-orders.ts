import type { DatabaseAccess } from '../context';
import { notFound } from '../http/problem-error';
import type { OrderTransitionRequest } from '../orders/order-transition-request';
import { transitionOrder } from '../orders/order-transitions';
import { lockAnyOrder, type OrderRecord } from '../orders/orders.repository';
import { CARRIER, clientPerformer, MARKETPLACE, type Performer } from '../orders/performers';

/*
 * The marketplace's side of an order: what its own systems, the clients' app and the carriers do.
 * Each is one transaction.
 */

/**
 * Moves an order whatever its store.
 * @throws ProblemError 404 unknown; 409 `action_not_allowed`; 422 a reason is missing
 */
const transitionAnyOrder = (
  database: DatabaseAccess,
  orderId: string,
  actorOf: (record: OrderRecord) => Performer,
  step: Omit<OrderTransitionRequest, 'performer'>,
): Promise<OrderRecord> =>
  database.transaction(async (tx) => {
    const record = await lockAnyOrder(tx, orderId);
    if (!record) throw notFound();
    return transitionOrder(tx, record, { ...step, performer: actorOf(record) });
  });

/** Address and stock are in order: the shop has 24 hours to accept. */
export const verifyOrder = (database: DatabaseAccess, orderId: string, now: Date) =>
  transitionAnyOrder(database, orderId, () => MARKETPLACE, { action: 'verify', now });

/** Something is wrong with a new order. The client doesn't read why. */
export const flagOrder = (
  database: DatabaseAccess,
  orderId: string,
  now: Date,
  reasonCode = 'suspected_fraud',
) => transitionAnyOrder(database, orderId, () => MARKETPLACE, { action: 'flag', reasonCode, now });

/** A flagged order was in order after all. */
export const approveOrder = (database: DatabaseAccess, orderId: string, now: Date) =>
  transitionAnyOrder(database, orderId, () => MARKETPLACE, { action: 'approve', now });

/** An approved order goes on to the shop, or is cancelled when its pieces are gone. */
export const resumeOrder = (database: DatabaseAccess, orderId: string, now: Date) =>
  transitionAnyOrder(database, orderId, () => MARKETPLACE, { action: 'resume', now });

/** The client calls an order off that the shop has not accepted yet. */
export const cancelOrderForClient = (
  database: DatabaseAccess,
  orderId: string,
  now: Date,
  reasonCode = 'client_changed_mind',
) =>
  transitionAnyOrder(database, orderId, (record) => clientPerformer(record.client), {
    action: 'cancel',
    reasonCode,
    now,
  });

/** The carrier collects a parcel that is ready. */
export const recordPickup = (
  database: DatabaseAccess,
  orderId: string,
  now: Date,
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
) =>
  transitionAnyOrder(database, orderId, () => CARRIER, {
    action: 'handOver',
    carrier,
    trackingNumber,
    now,
  });

/** The client has the parcel; cash on delivery is taken. */
export const recordDelivery = (database: DatabaseAccess, orderId: string, now: Date) =>
  transitionAnyOrder(database, orderId, () => CARRIER, { action: 'deliver', now });

/** The parcel goes back to the shop. */
export const recordFailedDelivery = (
  database: DatabaseAccess,
  orderId: string,
  now: Date,
  reasonCode = 'client_absent',
) =>
  transitionAnyOrder(database, orderId, () => CARRIER, { action: 'failDelivery', reasonCode, now });
