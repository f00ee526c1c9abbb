import { canLogAttempt, postponementError } from '#domain/orders/delivery-attempt';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { DeliveryAttemptRequest, Order } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { newId } from '../database/ids';
import { deliveryAttempts } from '../database/schema/orders';
import { invalid, notFound, problem } from '../http/problem-error';
import { presentOrder } from './order-presentation';
import { changeOrder, findOrder, lockOrder } from './orders.repository';
import { staffPerformer } from './performers';

/** A delivery attempt logged by a member of staff. */
export interface LoggedAttempt {
  readonly orderId: string;
  readonly body: DeliveryAttemptRequest;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Stores the outcome of an attempt to reach a client who pays on delivery.
 * @throws ProblemError 404 unknown to the store; 409 `action_not_allowed` for an order with another
 *   payment method or without a pending call; 422 a day missing, past or superfluous
 */
export async function logAttempt(tx: Tx, logged: LoggedAttempt): Promise<Order> {
  const { orderId, body, principal, now } = logged;
  const record = await lockOrder(tx, principal.storeId, orderId);
  if (!record) throw notFound();
  const { order } = record;
  if (order.archivedAt || !canLogAttempt(order)) {
    const current = presentOrder(record, principal, now);
    throw problem(409, 'action_not_allowed', { current });
  }
  const fault = postponementError(body, casablancaDay(now));
  if (fault) throw invalid({ postponedTo: [fault] });
  const { name } = await staffPerformer(tx, principal);
  await tx.insert(deliveryAttempts).values({
    id: newId('att', now.getTime()),
    orderId,
    at: now,
    outcome: body.outcome,
    postponedTo: body.postponedTo ?? null,
    note: body.note?.trim() || null,
    userId: principal.userId,
    userName: name ?? '',
  });
  await changeOrder(tx, orderId, {}, now);
  const changed = await findOrder(tx, principal.storeId, orderId);
  if (!changed) throw notFound();
  return presentOrder(changed, principal, now);
}
