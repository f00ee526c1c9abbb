import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Principal, Tx } from '../context';
import type { DeliveryAttemptRequest, Order } from '../contract.generated';
import { newId } from '../database/ids';
import { deliveryAttempts } from '../database/schema/orders';
import { type FieldErrors, invalid, notFound, problem } from '../http/problem-error';
import { staffActor } from './actors';
import { presentOrder } from './order-presentation';
import { changeOrder, findOrder, lockOrder } from './orders.repository';

/** An attempt somebody of the staff logs. */
export interface LoggedAttempt {
  readonly orderId: string;
  readonly body: DeliveryAttemptRequest;
  readonly principal: Principal;
  readonly now: Date;
}

/** From the first call to the door: before that nobody calls, after that nobody has to. */
const CALLABLE: ReadonlySet<OrderStatus> = new Set([
  ...(['pending', 'confirmed', 'processing', 'ready', 'shipped'] as const),
]);

const attemptErrors = (
  { outcome, postponedTo }: DeliveryAttemptRequest,
  now: Date,
): FieldErrors => {
  if (outcome !== 'postponed') return postponedTo ? { postponedTo: ['not_postponed'] } : {};
  if (!postponedTo) return { postponedTo: ['required'] };
  return postponedTo < casablancaDay(now) ? { postponedTo: ['in_the_past'] } : {};
};

/**
 * Keeps what came of an attempt to reach a client who pays on delivery.
 * @throws ProblemError 404 unknown to the store; 409 `action_not_allowed` for an order that is paid
 *   otherwise or has no such call to come; 422 a day missing, past or superfluous
 */
export const logAttempt = async (tx: Tx, logged: LoggedAttempt): Promise<Order> => {
  const { orderId, body, principal, now } = logged;
  const record = await lockOrder(tx, principal.storeId, orderId);
  if (!record) throw notFound();
  const { order } = record;
  if (order.paymentMethod !== 'cod' || order.archivedAt || !CALLABLE.has(order.status)) {
    const current = presentOrder(record, principal, now);
    throw problem(409, 'action_not_allowed', { current });
  }
  const errors = attemptErrors(body, now);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { name } = await staffActor(tx, principal);
  await tx.insert(deliveryAttempts).values({
    ...{ id: newId('att', now.getTime()), orderId, at: now, outcome: body.outcome },
    ...{ postponedTo: body.postponedTo ?? null, note: body.note?.trim() || null },
    ...{ userId: principal.userId, userName: name ?? '' },
  });
  await changeOrder(tx, orderId, {}, now);
  const changed = await findOrder(tx, principal.storeId, orderId);
  if (!changed) throw notFound();
  return presentOrder(changed, principal, now);
};
