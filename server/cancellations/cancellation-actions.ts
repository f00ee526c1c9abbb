import {
  CANCELLATION_LIFECYCLE,
  orderAllowsCancellationAction,
  type StaffCancellationAction,
} from '#domain/cancellations/cancellation-lifecycle';
import { checkStaffAction } from '#domain/lifecycle/lifecycle';
import type {
  Cancellation,
  CancellationActionRequest,
  CancellationRequest,
} from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { forbidden, notFound, problem } from '../http/problem-error';
import { lockWithOrder } from '../orders/lock-with-order';
import { presentOrder } from '../orders/order-presentation';
import { lockOrder } from '../orders/orders.repository';
import { staffPerformer } from '../orders/performers';
import { presentCancellation } from './cancellation-presentation';
import { createCancellation, transitionCancellation } from './cancellation-transitions';
import { findOpenCancellation, findStoreCancellation } from './cancellations.repository';

/** A response to a cancellation request, given by a member of the staff. */
export interface RequestedCancellationAction {
  readonly cancellationId: string;
  readonly action: StaffCancellationAction;
  readonly body: CancellationActionRequest;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Executes one response, validated under the lock of its order: of many at once exactly one wins.
 * @throws ProblemError 404 unknown to the store; 403; 409 `action_not_allowed` with the current one
 */
export async function executeCancellationAction(
  tx: Tx,
  requested: RequestedCancellationAction,
): Promise<Cancellation> {
  const { cancellationId, action, body, principal, now } = requested;
  const { storeId } = principal;
  const { order, record } = await lockWithOrder(tx, storeId, () =>
    findStoreCancellation(tx, storeId, cancellationId),
  );
  const { status } = record.cancellation;
  const permissions = new Set(principal.permissions);
  const verdict = checkStaffAction(CANCELLATION_LIFECYCLE, status, action, permissions);
  const refusal = 'refusal' in verdict ? verdict.refusal : null;
  if (refusal === 'forbidden') throw forbidden();
  if (refusal || !orderAllowsCancellationAction(action, order.order.status)) {
    throw problem(409, 'action_not_allowed', { current: presentCancellation(record, principal) });
  }
  const moved = await transitionCancellation(tx, record, order, {
    action,
    now,
    performer: await staffPerformer(tx, principal),
    note: body.note ?? null,
    restock: body.restock ?? true,
  });
  return presentCancellation(moved, principal);
}

/** The store cancels an order, or part of it. */
export interface RequestedStoreCancellation {
  readonly orderId: string;
  readonly body: CancellationRequest;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Cancels pieces of an accepted order on the store's own initiative.
 * @throws ProblemError 404 unknown to the store; 409 `action_not_allowed` with the current order,
 *   `cancellation_open` with the client's request; 422 with the lines that are wrong
 */
export async function executeStoreCancellation(
  tx: Tx,
  { orderId, body, principal, now }: RequestedStoreCancellation,
): Promise<Cancellation> {
  const order = await lockOrder(tx, principal.storeId, orderId);
  if (!order) throw notFound();
  if (!orderAllowsCancellationAction('create', order.order.status)) {
    const current = presentOrder(order, principal, now);
    throw problem(409, 'action_not_allowed', { current });
  }
  const open = await findOpenCancellation(tx, orderId);
  if (open) {
    throw problem(409, 'cancellation_open', { current: presentCancellation(open, principal) });
  }
  const record = await createCancellation(tx, order, {
    performer: await staffPerformer(tx, principal),
    reasonCode: body.reasonCode,
    now,
    lines: body.items,
    note: body.note ?? null,
    restock: body.restock ?? true,
  });
  return presentCancellation(record, principal);
}
