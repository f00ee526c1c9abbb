import { handOverErrors } from '#domain/orders/hand-over';
import { checkOrderAction, isOverdue, type StaffOrderAction } from '#domain/orders/order-lifecycle';
import type { Order, OrderActionRequest } from '#openapi/types.generated';
import { keepCarrier } from '../carriers/carrier-change';
import type { Principal, Tx } from '../context';
import { forbidden, invalid, notFound, problem } from '../http/problem-error';
import { presentOrder, toOrderState, toStaffMember } from './order-presentation';
import { openPieces, takeOffSale } from './order-stock';
import { transitionOrder } from './order-transitions';
import { lockOrder, type OrderRecord } from './orders.repository';
import { staffPerformer } from './performers';

/** An order action requested by a member of staff. */
export interface RequestedOrderAction {
  readonly orderId: string;
  readonly action: StaffOrderAction;
  readonly body: OrderActionRequest;
  readonly principal: Principal;
  readonly now: Date;
}

/** @throws ProblemError 422 naming the missing fields */
function assertComplete(action: StaffOrderAction, body: OrderActionRequest): void {
  const errors = {
    ...(action === 'refuse' &&
      body.reasonCode === undefined && { reasonCode: ['reason_required'] }),
    ...(action === 'handOver' && handOverErrors(body)),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Asserts that this member of staff may take the action now.
 * @throws ProblemError 403 the role may not; 409 `action_not_allowed` with the current order, and
 *   `errors.acceptBy: [expired]` when the time to accept is over
 */
function assertActionAllowed(requested: RequestedOrderAction, record: OrderRecord): void {
  const { action, principal, now } = requested;
  const verdict = checkOrderAction(
    toOrderState(record.order),
    action,
    toStaffMember(principal),
    now,
  );
  if (!('refusal' in verdict)) return;
  if (verdict.refusal === 'forbidden') throw forbidden();
  const isExpired = action === 'accept' && isOverdue(record.order, now);
  throw problem(409, verdict.refusal, {
    current: presentOrder(record, principal, now),
    ...(isExpired && { errors: { acceptBy: ['expired'] } }),
  });
}

/**
 * Returns the locked order if this member of staff may take the action with the given fields.
 * @throws ProblemError 404 unknown to the store; 403 the role may not; 409 `action_not_allowed`
 *   with the current order; 422 a reason, carrier or tracking number is missing
 */
export async function lockForAction(tx: Tx, requested: RequestedOrderAction): Promise<OrderRecord> {
  const record = await lockOrder(tx, requested.principal.storeId, requested.orderId);
  if (!record) throw notFound();
  assertActionAllowed(requested, record);
  assertComplete(requested.action, requested.body);
  return record;
}

/**
 * The items that a refusal names as out of stock, all of them if it names none.
 * @throws ProblemError 422 when the order has no such item
 */
function itemsOutOfStock({ items }: OrderRecord, { outOfStock }: OrderActionRequest) {
  if (!outOfStock) return items;
  const named = items.filter(({ id }) => outOfStock.includes(id));
  if (named.length < new Set(outOfStock).size) throw invalid({ outOfStock: ['unknown'] });
  return named;
}

/**
 * Carries out one action. The check on the locked row, the effect, the status and the history are
 * one transaction, so that of several concurrent actions exactly one succeeds.
 * @returns the order after the action
 * @throws ProblemError as {@link lockForAction}; 403 the role may not keep the carrier
 */
export async function executeOrderAction(tx: Tx, requested: RequestedOrderAction): Promise<Order> {
  const { action, body, principal, now } = requested;
  const record = await lockForAction(tx, requested);
  if (action === 'handOver' && body.keepCarrier) {
    await keepCarrier(tx, body.carrier ?? '', principal, now);
  }
  const moved = await transitionOrder(tx, record, {
    action,
    now,
    performer: await staffPerformer(tx, principal),
    note: body.note ?? null,
    reasonCode: action === 'refuse' ? (body.reasonCode ?? null) : null,
    ...(body.carrier !== undefined && { carrier: body.carrier }),
    ...(body.trackingNumber !== undefined && { trackingNumber: body.trackingNumber }),
  });
  if (action === 'refuse' && body.reasonCode === 'out_of_stock') {
    await takeOffSale(tx, openPieces(itemsOutOfStock(record, body)), now);
  }
  return presentOrder(moved, principal, now);
}
