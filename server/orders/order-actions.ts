import { judgeOrderAction, type StaffOrderAction } from '#domain/orders/order-lifecycle';
import { shipByOf } from '#domain/orders/ship-by';
import type { Principal, Tx } from '../context';
import type { Order, OrderActionRequest } from '../contract.generated';
import { forbidden, invalid, notFound, problem } from '../http/problem-error';
import { capturePayment } from '../payments/payments.repository';
import { presentOrder, staffOf, standingOf } from './order-presentation';
import {
  changeOrder,
  findOrder,
  type HistoryLine,
  lockOrder,
  moveStock,
  type OrderChange,
  type OrderRecord,
  recordHistory,
  staffName,
} from './orders.repository';

/** An action somebody of the staff asks for. */
export interface RequestedOrderAction {
  readonly orderId: string;
  readonly action: StaffOrderAction;
  readonly body: OrderActionRequest;
  readonly principal: Principal;
  readonly now: Date;
}

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** @throws ProblemError 422 naming the fields the action lacks */
const assertComplete = (action: StaffOrderAction, body: OrderActionRequest): void => {
  const errors: Record<string, string[]> = {};
  if (action === 'refuse' && body.reasonCode === undefined) {
    errors.reasonCode = ['reason_required'];
  }
  if (action === 'handOver') {
    if (isBlank(body.carrier)) errors.carrier = ['carrier_required'];
    if (isBlank(body.trackingNumber)) errors.trackingNumber = ['tracking_required'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
};

/** What each action changes beside the status. */
const EFFECTS: Record<StaffOrderAction, (requested: RequestedOrderAction) => OrderChange> = {
  accept: ({ principal, now }) => ({
    acceptedBy: principal.userId,
    acceptedAt: now,
    shipBy: shipByOf(now),
  }),
  undoAccept: () => ({ acceptedBy: null, acceptedAt: null, shipBy: null }),
  refuse: () => ({}),
  prepare: () => ({}),
  markReady: () => ({}),
  handOver: ({ body }) => ({
    carrier: body.carrier?.trim() ?? null,
    trackingNumber: body.trackingNumber?.trim() ?? null,
  }),
  deliver: ({ now }) => ({ deliveredAt: now }),
  delete: ({ now }) => ({ archivedAt: now }),
};

/** Taking back and tidying up are nobody's business but the shop's. */
const HIDDEN_FROM_CLIENT: ReadonlySet<StaffOrderAction> = new Set(['undoAccept', 'delete']);

const STOCK_MOVEMENTS: Partial<Record<StaffOrderAction, 'released' | 'handedOver'>> = {
  refuse: 'released',
  handOver: 'handedOver',
};

/** The transition the lifecycle grants, or the problem that says why not. */
const grantedTransition = (requested: RequestedOrderAction, record: OrderRecord) => {
  const { action, principal, now } = requested;
  const verdict = judgeOrderAction(standingOf(record.order), action, staffOf(principal), now);
  if (!('refusal' in verdict)) return verdict.transition;
  if (verdict.refusal === 'forbidden') throw forbidden();
  throw problem(409, verdict.refusal, { current: presentOrder(record, principal, now) });
};

/** The line the order's history gets. */
const historyEntry = async (
  tx: Tx,
  { orderId, action, body, principal, now }: RequestedOrderAction,
  fromStatus: string,
  toStatus: string,
): Promise<HistoryLine> => ({
  orderId,
  at: now,
  actorType: 'staff',
  actorId: principal.userId,
  actorName: await staffName(tx, principal.userId),
  action,
  fromStatus,
  toStatus,
  reasonCode: action === 'refuse' ? (body.reasonCode ?? null) : null,
  note: body.note?.trim() || null,
  visibility: HIDDEN_FROM_CLIENT.has(action) ? 'staff' : 'everyone',
});

/**
 * Carries out one action: judged on the locked row, effect, status and history written in the same
 * transaction, so that of many at once exactly one wins.
 * @returns the order after the action
 * @throws ProblemError 404 unknown to the store; 403 the role may not; 409 `action_not_allowed` with
 *   the current order; 422 a reason, carrier or tracking number is missing
 */
export const carryOutOrderAction = async (
  tx: Tx,
  requested: RequestedOrderAction,
): Promise<Order> => {
  const { orderId, action, body, principal, now } = requested;
  const record = await lockOrder(tx, principal.storeId, orderId);
  if (!record) throw notFound();
  const { to } = grantedTransition(requested, record);
  assertComplete(action, body);

  const effect = EFFECTS[action](requested);
  await changeOrder(tx, orderId, { ...effect, ...(to !== 'archived' && { status: to }) }, now);
  await recordHistory(tx, await historyEntry(tx, requested, record.order.status, to));
  if (action === 'deliver' && record.order.paymentMethod === 'cod') {
    await capturePayment(tx, { orderId, now });
  }
  // Last, for other orders of the same goods wait from here to the end of the transaction.
  const movement = STOCK_MOVEMENTS[action];
  if (movement) await moveStock(tx, record.items, movement, now);

  const changed = await findOrder(tx, principal.storeId, orderId);
  if (!changed) throw notFound();
  return presentOrder(changed, principal, now);
};
