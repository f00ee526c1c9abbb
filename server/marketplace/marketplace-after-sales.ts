import type { CancellationReason } from '#domain/cancellations/cancellation-lifecycle';
import type { LineQuantity } from '#domain/orders/line-quantities';
import type { ReturnReason } from '#domain/returns/return-lifecycle';
import {
  type CancellationTransitionRequest,
  createCancellation,
  transitionCancellation,
} from '../cancellations/cancellation-transitions';
import {
  type CancellationRecord,
  findCancellation,
  orderIdOfCancellation,
} from '../cancellations/cancellations.repository';
import type { DatabaseAccess, Tx } from '../context';
import { notFound } from '../http/problem-error';
import { lockAnyOrder, type OrderRecord } from '../orders/orders.repository';
import { CARRIER, clientPerformer, MARKETPLACE, type Performer } from '../orders/performers';
import { createReturn } from '../returns/create-return';
import { type ReturnTransitionRequest, transitionReturn } from '../returns/return-transitions';
import { findReturn, orderIdOfReturn, type ReturnRecord } from '../returns/returns.repository';

/*
 * Cancellations and returns, as the client and the marketplace change them. Each function is one
 * transaction that locks the order first.
 */

/** A client's request. Without `lines`, it covers everything that is left of the order. */
export interface ClientRequest<Reason> {
  readonly orderId: string;
  readonly reasonCode: Reason;
  readonly lines?: readonly LineQuantity[];
  readonly now: Date;
}

async function lockedOrder(tx: Tx, orderId: string | undefined): Promise<OrderRecord> {
  const record = orderId === undefined ? undefined : await lockAnyOrder(tx, orderId);
  if (!record) throw notFound();
  return record;
}

/**
 * Requests the cancellation of an accepted order, or of part of it, for the client.
 * @throws ProblemError 404; 409 `action_not_allowed`, `cancellation_open`; 422 the lines
 */
export function requestCancellation(
  database: DatabaseAccess,
  { orderId, reasonCode, lines, now }: ClientRequest<CancellationReason>,
): Promise<CancellationRecord> {
  return database.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    const performer = clientPerformer(order.client);
    return createCancellation(tx, order, { performer, reasonCode, lines, now });
  });
}

function stepOfCancellation(
  database: DatabaseAccess,
  cancellationId: string,
  actorOf: (order: OrderRecord) => Performer,
  step: Omit<CancellationTransitionRequest, 'performer'>,
): Promise<CancellationRecord> {
  return database.transaction(async (tx) => {
    const order = await lockedOrder(tx, await orderIdOfCancellation(tx, cancellationId));
    const record = await findCancellation(tx, cancellationId);
    if (!record) throw notFound();
    return transitionCancellation(tx, record, order, { ...step, performer: actorOf(order) });
  });
}

/** Withdraws the client's request for cancellation. */
export function withdrawCancellation(database: DatabaseAccess, id: string, now: Date) {
  return stepOfCancellation(database, id, ({ client }) => clientPerformer(client), {
    action: 'withdraw',
    now,
  });
}

/**
 * Requests a return for the client.
 * @throws ProblemError 404; 409 `action_not_allowed`; 422 the lines, also lines that are in another
 *   return
 */
export function requestReturn(
  database: DatabaseAccess,
  request: ClientRequest<ReturnReason> & { comment?: string; photos?: readonly string[] },
): Promise<ReturnRecord> {
  return database.transaction(async (tx) => {
    const { orderId, lines, ...rest } = request;
    const order = await lockedOrder(tx, orderId);
    return createReturn(tx, order, { ...rest, lines, performer: clientPerformer(order.client) });
  });
}

function stepOfReturn(
  database: DatabaseAccess,
  returnId: string,
  actorOf: (order: OrderRecord) => Performer,
  step: Omit<ReturnTransitionRequest, 'performer'>,
): Promise<ReturnRecord> {
  return database.transaction(async (tx) => {
    const order = await lockedOrder(tx, await orderIdOfReturn(tx, returnId));
    const record = await findReturn(tx, returnId);
    if (!record) throw notFound();
    return transitionReturn(tx, record, order, { ...step, performer: actorOf(order) });
  });
}

/** Withdraws the client's request for a return. */
export function withdrawReturn(database: DatabaseAccess, id: string, now: Date) {
  return stepOfReturn(database, id, ({ client }) => clientPerformer(client), {
    action: 'withdraw',
    now,
  });
}

/** Records that the returned parcel is in transit. */
export function shipReturn(database: DatabaseAccess, id: string, now: Date) {
  return stepOfReturn(database, id, () => CARRIER, { action: 'ship', now });
}

/**
 * Closes a return for the marketplace. In a dispute, the marketplace decides the refunded amount,
 * if any.
 * @param amount centimes; only where nothing was given back yet
 */
export function closeReturn(database: DatabaseAccess, id: string, now: Date, amount?: number) {
  return stepOfReturn(database, id, () => MARKETPLACE, {
    action: 'close',
    now,
    ...(amount !== undefined && { amount }),
  });
}
