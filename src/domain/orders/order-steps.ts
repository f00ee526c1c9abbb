import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { statusesAfter, stepsFrom } from '../lifecycle/next-steps';
import {
  isOverdue,
  ORDER_LIFECYCLE,
  type OrderStatus,
  STAFF_ORDER_ACTIONS,
  type StaffOrderAction,
} from './order-lifecycle';

/** The next status of an order in the normal course; closed ones have none. */
const NEXT = {
  new: 'pending',
  disapproved: 'approved',
  approved: 'pending',
  pending: 'confirmed',
  confirmed: 'processing',
  processing: 'ready',
  ready: 'shipped',
  shipped: 'delivered',
  delivered: 'invoiced',
  invoiced: 'done',
} as const satisfies Partial<Record<OrderStatus, OrderStatus>>;

/** A status that an order can still reach. */
export type StatusAhead = (typeof NEXT)[keyof typeof NEXT];

/** The statuses that an order will still pass, the nearest first (specification, section 4). */
export function statusesAhead(status: OrderStatus): StatusAhead[] {
  return statusesAfter<OrderStatus, StatusAhead>(NEXT, status);
}

/** Why a step cannot be taken: the role lacks the permission, or the time limit has passed. */
export type OrderStepRefusal = 'permission' | 'expired';

/** A step, and why it is disabled; null if it can be taken. */
export type OrderStep = { action: StaffOrderAction; refusal: OrderStepRefusal | null };

/** Undoing and deleting are offered elsewhere: in the toast after accepting and in a menu. */
const OFFERED_ELSEWHERE: readonly StaffOrderAction[] = ['undoAccept', 'delete'];
const SHOWN = STAFF_ORDER_ACTIONS.filter((action) => !OFFERED_ELSEWHERE.includes(action));

/**
 * The steps to show for an order, the step forward last.
 * @param offered actions of the record's `allowedActions`
 * @param now UTC
 */
export function orderSteps(
  order: { status: OrderStatus; acceptBy: Date | null },
  offered: readonly StaffOrderAction[],
  now: Date,
): OrderStep[] {
  return stepsFrom(ORDER_LIFECYCLE, NEXT, order.status, SHOWN).map((action) => ({
    action,
    refusal: refusalOf(order, action, offered, now),
  }));
}

function refusalOf(
  order: { status: OrderStatus; acceptBy: Date | null },
  action: StaffOrderAction,
  offered: readonly StaffOrderAction[],
  now: Date,
): OrderStepRefusal | null {
  if (offered.includes(action)) return null;
  return action === 'accept' && isOverdue(order, now) ? 'expired' : 'permission';
}

/** The elapsed share of the time limit, 0 to 1; times are UTC. */
export function elapsedShare(from: Date, until: Date, now: Date): number {
  const whole = differenceInMilliseconds(until, from);
  if (whole <= 0) return 1;
  return Math.min(1, Math.max(0, differenceInMilliseconds(now, from) / whole));
}

/** Whether an order in this status ended without the client keeping the items. */
export function endedUnsuccessfully(status: string): boolean {
  return ['rejected', 'cancelled', 'disapproved', 'returned'].includes(status);
}

/** Whether the order reserves stock: from its placing until the parcel is handed over. */
export function reservesStock(status: OrderStatus): boolean {
  return ['new', 'pending', 'confirmed', 'processing', 'ready'].includes(status);
}
