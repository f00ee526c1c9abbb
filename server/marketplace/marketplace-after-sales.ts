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
 * The client's and the marketplace's side of cancellations and returns. Each is one transaction in
 * which the order is locked first.
 */

/** What a client asks for; everything that is left of the order when no lines are named. */
export interface ClientRequest<Reason> {
  readonly orderId: string;
  readonly reasonCode: Reason;
  readonly lines?: readonly LineQuantity[];
  readonly now: Date;
}

const lockedOrder = async (tx: Tx, orderId: string | undefined): Promise<OrderRecord> => {
  const record = orderId === undefined ? undefined : await lockAnyOrder(tx, orderId);
  if (!record) throw notFound();
  return record;
};

/**
 * The client wants an accepted order called off, or part of it.
 * @throws ProblemError 404; 409 `action_not_allowed`, `cancellation_open`; 422 the lines
 */
export const requestCancellation = (
  database: DatabaseAccess,
  { orderId, reasonCode, lines, now }: ClientRequest<CancellationReason>,
): Promise<CancellationRecord> =>
  database.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    const performer = clientPerformer(order.client);
    return createCancellation(tx, order, { performer, reasonCode, lines, now });
  });

const stepOfCancellation = (
  database: DatabaseAccess,
  cancellationId: string,
  actorOf: (order: OrderRecord) => Performer,
  step: Omit<CancellationTransitionRequest, 'performer'>,
): Promise<CancellationRecord> =>
  database.transaction(async (tx) => {
    const order = await lockedOrder(tx, await orderIdOfCancellation(tx, cancellationId));
    const record = await findCancellation(tx, cancellationId);
    if (!record) throw notFound();
    return transitionCancellation(tx, record, order, { ...step, performer: actorOf(order) });
  });

/** The client wants the order after all. */
export const withdrawCancellation = (database: DatabaseAccess, id: string, now: Date) =>
  stepOfCancellation(database, id, ({ client }) => clientPerformer(client), {
    action: 'withdraw',
    now,
  });

/**
 * The client wants to send something back.
 * @throws ProblemError 404; 409 `action_not_allowed`; 422 the lines, those in another return too
 */
export const requestReturn = (
  database: DatabaseAccess,
  request: ClientRequest<ReturnReason> & { comment?: string; photos?: readonly string[] },
): Promise<ReturnRecord> =>
  database.transaction(async (tx) => {
    const { orderId, lines, ...rest } = request;
    const order = await lockedOrder(tx, orderId);
    return createReturn(tx, order, { ...rest, lines, performer: clientPerformer(order.client) });
  });

const stepOfReturn = (
  database: DatabaseAccess,
  returnId: string,
  actorOf: (order: OrderRecord) => Performer,
  step: Omit<ReturnTransitionRequest, 'performer'>,
): Promise<ReturnRecord> =>
  database.transaction(async (tx) => {
    const order = await lockedOrder(tx, await orderIdOfReturn(tx, returnId));
    const record = await findReturn(tx, returnId);
    if (!record) throw notFound();
    return transitionReturn(tx, record, order, { ...step, performer: actorOf(order) });
  });

/** The client keeps what he wanted to send back. */
export const withdrawReturn = (database: DatabaseAccess, id: string, now: Date) =>
  stepOfReturn(database, id, ({ client }) => clientPerformer(client), { action: 'withdraw', now });

/** The parcel is on its way back. */
export const shipReturn = (database: DatabaseAccess, id: string, now: Date) =>
  stepOfReturn(database, id, () => CARRIER, { action: 'ship', now });

/**
 * The marketplace ends a return: a dispute with what it decides to give back, if anything.
 * @param amount centimes; only where nothing was given back yet
 */
export const closeReturn = (database: DatabaseAccess, id: string, now: Date, amount?: number) =>
  stepOfReturn(database, id, () => MARKETPLACE, {
    action: 'close',
    now,
    ...(amount !== undefined && { amount }),
  });
