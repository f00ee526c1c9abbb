import {
  CANCELLATION_LIFECYCLE,
  orderAllows,
  type StaffCancellationAction,
} from '#domain/cancellations/cancellation-lifecycle';
import { judgeStaffAction } from '#domain/lifecycle/lifecycle';
import type { Principal, Tx } from '../context';
import type {
  Cancellation,
  CancellationActionRequest,
  CancellationRequest,
} from '../contract.generated';
import { forbidden, notFound, problem } from '../http/problem-error';
import { staffActor } from '../orders/actors';
import { lockWithOrder } from '../orders/lock-with-order';
import { presentOrder } from '../orders/order-presentation';
import { lockOrder } from '../orders/orders.repository';
import { presentCancellation } from './cancellation-presentation';
import { createCancellation, moveCancellation } from './cancellation-transitions';
import { findOpenCancellation, findOwnCancellation } from './cancellations.repository';

/** An answer somebody of the staff gives. */
export interface RequestedCancellationAction {
  readonly cancellationId: string;
  readonly action: StaffCancellationAction;
  readonly body: CancellationActionRequest;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Carries out one answer, judged under the lock of its order: of many at once exactly one wins.
 * @throws ProblemError 404 unknown to the store; 403; 409 `action_not_allowed` with the current one
 */
export const carryOutCancellationAction = async (
  tx: Tx,
  requested: RequestedCancellationAction,
): Promise<Cancellation> => {
  const { cancellationId, action, body, principal, now } = requested;
  const { storeId } = principal;
  const { order, record } = await lockWithOrder(tx, storeId, () =>
    findOwnCancellation(tx, storeId, cancellationId),
  );
  const { status } = record.cancellation;
  const permissions = new Set(principal.permissions);
  const verdict = judgeStaffAction(CANCELLATION_LIFECYCLE, status, action, permissions);
  const refusal = 'refusal' in verdict ? verdict.refusal : null;
  if (refusal === 'forbidden') throw forbidden();
  if (refusal || !orderAllows(action, order.order.status)) {
    throw problem(409, 'action_not_allowed', { current: presentCancellation(record, principal) });
  }
  const moved = await moveCancellation(tx, record, order, {
    action,
    now,
    actor: await staffActor(tx, principal),
    note: body.note ?? null,
    restock: body.restock ?? true,
  });
  return presentCancellation(moved, principal);
};

/** The shop calls an order off, or part of it. */
export interface RequestedCancellation {
  readonly orderId: string;
  readonly body: CancellationRequest;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Cancels pieces of an accepted order on the shop's own account.
 * @throws ProblemError 404 unknown to the store; 409 `action_not_allowed` with the current order,
 *   `cancellation_open` with the client's request; 422 with the lines that are wrong
 */
export const carryOutOwnCancellation = async (
  tx: Tx,
  { orderId, body, principal, now }: RequestedCancellation,
): Promise<Cancellation> => {
  const order = await lockOrder(tx, principal.storeId, orderId);
  if (!order) throw notFound();
  if (!orderAllows('create', order.order.status)) {
    const current = presentOrder(order, principal, now);
    throw problem(409, 'action_not_allowed', { current });
  }
  const open = await findOpenCancellation(tx, orderId);
  if (open) {
    throw problem(409, 'cancellation_open', { current: presentCancellation(open, principal) });
  }
  const record = await createCancellation(tx, order, {
    actor: await staffActor(tx, principal),
    reasonCode: body.reasonCode,
    now,
    lines: body.items,
    note: body.note ?? null,
    restock: body.restock ?? true,
  });
  return presentCancellation(record, principal);
};
