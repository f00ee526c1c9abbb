import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInHour } from 'date-fns/constants';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { isBefore } from 'date-fns/isBefore';
import {
  type AllowedAction,
  type Lifecycle,
  staffTransitions,
  type Transition,
  transitionOf,
} from '../lifecycle/lifecycle';
import type { Permission } from '../permissions/permissions';

/** The fourteen statuses of the specification, section 4, in the canonical spelling. */
export const ORDER_STATUSES = [
  'new',
  'pending',
  'confirmed',
  'processing',
  'ready',
  'shipped',
  'delivered',
  'invoiced',
  'done',
  'cancelled',
  'returned',
  'approved',
  'disapproved',
  'rejected',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Actions that staff can request. Clients, carriers, the marketplace and time trigger the others.
 */
export const STAFF_ORDER_ACTIONS = [
  'accept',
  'undoAccept',
  'refuse',
  'prepare',
  'markReady',
  'handOver',
  'deliver',
  'invoice',
  'delete',
] as const;
export type StaffOrderAction = (typeof STAFF_ORDER_ACTIONS)[number];

export type OrderAction =
  | StaffOrderAction
  | 'place'
  | 'verify'
  | 'flag'
  | 'approve'
  | 'resume'
  | 'cancel'
  | 'cancelAll'
  | 'expire'
  | 'failDelivery'
  | 'returnAll'
  | 'close';

/** Reasons staff can give for refusing an order. */
export const REFUSAL_REASONS = [
  'out_of_stock',
  'wrong_price',
  'outside_delivery_area',
  'other',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** How long an acceptance can be undone, in milliseconds, by the server's clock. */
export const UNDO_ACCEPT_WINDOW_MS = 10_000;

/** Time limit for accepting or refusing a pending order, in milliseconds. */
export const ACCEPT_WITHIN_MS = 24 * millisecondsInHour;

/**
 * The order lifecycle: specification section 4 names the statuses, the table says who changes them.
 */
export const ORDER_LIFECYCLE: Lifecycle<OrderStatus, OrderAction> = {
  name: 'order',
  statuses: ORDER_STATUSES,
  transitions: [
    {
      from: [null],
      action: 'place',
      to: 'new',
      who: ['client', 'staff'],
      effect: 'stock reserved, or refused as out_of_stock',
    },
    {
      from: ['new'],
      action: 'verify',
      to: 'pending',
      who: ['system', 'marketplace'],
      effect: 'to be accepted within 24 hours',
    },
    {
      from: ['new'],
      action: 'flag',
      to: 'disapproved',
      who: ['marketplace'],
      effect: 'stock released',
    },
    { from: ['disapproved'], action: 'approve', to: 'approved', who: ['marketplace'] },
    {
      from: ['approved'],
      action: 'resume',
      to: 'pending',
      who: ['system', 'marketplace'],
      effect: 'stock reserved again, or cancelled',
    },
    {
      from: ['new', 'pending'],
      action: 'cancel',
      to: 'cancelled',
      who: ['client', 'system'],
      effect: 'stock released',
    },
    {
      from: ['pending'],
      action: 'accept',
      to: 'confirmed',
      who: ['staff'],
      permission: 'orders.accept',
      condition: 'before the time to accept has passed',
      effect: 'date to ship by set',
    },
    {
      from: ['confirmed'],
      action: 'undoAccept',
      to: 'pending',
      who: ['staff'],
      permission: 'orders.accept',
      condition: 'by the person who accepted, within 10 seconds',
      effect: 'date to accept by unchanged',
    },
    {
      from: ['confirmed', 'processing', 'ready'],
      action: 'cancelAll',
      to: 'cancelled',
      who: ['system'],
      condition: 'from an accepted cancellation',
      effect: 'stock released, refund',
    },
    {
      from: ['pending'],
      action: 'refuse',
      to: 'rejected',
      who: ['staff'],
      permission: 'orders.refuse',
      reasonRequired: true,
      effect: 'stock released; what is out of stock is taken off sale',
    },
    {
      from: ['pending'],
      action: 'expire',
      to: 'cancelled',
      who: ['system'],
      condition: 'the time to accept has passed',
      effect: 'reason seller_timeout, stock released',
    },
    {
      from: ['confirmed'],
      action: 'prepare',
      to: 'processing',
      who: ['staff'],
      permission: 'orders.prepare',
    },
    {
      from: ['processing'],
      action: 'markReady',
      to: 'ready',
      who: ['staff'],
      permission: 'orders.prepare',
    },
    {
      from: ['ready'],
      action: 'handOver',
      to: 'shipped',
      who: ['staff', 'carrier'],
      permission: 'orders.ship',
      condition: 'carrier and tracking number given',
      effect: 'stock on hand and reserved stock fall',
    },
    {
      from: ['shipped'],
      action: 'deliver',
      to: 'delivered',
      who: ['carrier', 'staff'],
      permission: 'orders.ship',
      effect: 'cash on delivery captured',
    },
    {
      from: ['shipped'],
      action: 'failDelivery',
      to: 'returned',
      who: ['carrier'],
      reasonRequired: true,
      effect: 'what was paid is given back; the stock is corrected when the parcel is back',
    },
    {
      from: ['delivered'],
      action: 'invoice',
      to: 'invoiced',
      who: ['staff', 'system'],
      permission: 'invoices.issue',
      effect: 'invoice number drawn',
    },
    {
      from: ['delivered', 'invoiced'],
      action: 'returnAll',
      to: 'returned',
      who: ['system'],
      condition: 'from a return',
    },
    { from: ['invoiced'], action: 'close', to: 'done', who: ['system'] },
    {
      from: ['rejected', 'cancelled', 'returned', 'done', 'disapproved'],
      action: 'delete',
      to: 'archived',
      who: ['staff'],
      permission: 'orders.delete',
      effect: 'kept, gone from lists',
    },
  ],
};

/** Maps `canceled` to `cancelled`; every other spelling is unchanged. */
export function canonicalOrderStatus(status: OrderStatus | 'canceled'): OrderStatus {
  return status === 'canceled' ? 'cancelled' : status;
}

/** The fields of an order that determine the allowed actions. Times are UTC. */
export type OrderState = {
  status: OrderStatus;
  acceptBy: Date | null;
  acceptedBy: string | null;
  acceptedAt: Date | null;
  isArchived: boolean;
};

/** The member of staff who requests the action. */
export type StaffMember = { userId: string; permissions: ReadonlySet<Permission> };

function isStaffAction(action: OrderAction): action is StaffOrderAction {
  return (STAFF_ORDER_ACTIONS as readonly string[]).includes(action);
}

/** Whether the time in which an acceptance can be undone has passed. */
export function isUndoOver({ acceptedAt }: Pick<OrderState, 'acceptedAt'>, now: Date): boolean {
  return acceptedAt !== null && differenceInMilliseconds(now, acceptedAt) > UNDO_ACCEPT_WINDOW_MS;
}

function isUndoPossible(order: OrderState, userId: string, now: Date): boolean {
  return order.acceptedBy === userId && order.acceptedAt !== null && !isUndoOver(order, now);
}

/** Whether the time limit of a pending order has passed, even if its status has not changed yet. */
export function isOverdue(
  { status, acceptBy }: Pick<OrderState, 'status' | 'acceptBy'>,
  now: Date,
): boolean {
  return status === 'pending' && acceptBy !== null && isBefore(acceptBy, now);
}

/** The actions `staff` can take on `order` at `now`, in the table's order. */
export function allowedOrderActions(
  order: OrderState,
  staff: StaffMember,
  now: Date,
): AllowedAction<StaffOrderAction>[] {
  if (order.isArchived) return [];
  return staffTransitions(ORDER_LIFECYCLE, order.status, staff.permissions).flatMap(
    ({ action, to, reasonRequired }) => {
      if (!isStaffAction(action)) return [];
      if (action === 'undoAccept' && !isUndoPossible(order, staff.userId, now)) return [];
      if (action === 'accept' && isOverdue(order, now)) return [];
      return [{ action, to, reasonRequired: reasonRequired === true }];
    },
  );
}

/**
 * The last instant until which {@link allowedOrderActions} stays as at `now`, for any caller;
 * undefined when time alone changes nothing any more.
 */
export function allowedActionsValidUntil(
  { status, acceptBy, acceptedAt }: Pick<OrderState, 'status' | 'acceptBy' | 'acceptedAt'>,
  now: Date,
): Date | undefined {
  const undoEnd = acceptedAt && addMilliseconds(acceptedAt, UNDO_ACCEPT_WINDOW_MS);
  const end = status === 'pending' ? acceptBy : undoEnd;
  return end && end >= now ? end : undefined;
}

/**
 * Why staff cannot take an action now: the role lacks the permission, or the order's status (or the
 * elapsed time) does not allow it.
 */
export type OrderActionRefusal = 'forbidden' | 'action_not_allowed';

/**
 * The transition staff may take, or the refusal. A missing permission is reported before a wrong
 * status.
 */
export function checkOrderAction(
  order: OrderState,
  action: StaffOrderAction,
  staff: StaffMember,
  now: Date,
): { transition: Transition<OrderStatus, OrderAction> } | { refusal: OrderActionRefusal } {
  const permission = ORDER_LIFECYCLE.transitions.find((line) => line.action === action)?.permission;
  if (permission !== undefined && !staff.permissions.has(permission)) {
    return { refusal: 'forbidden' };
  }
  const transition = transitionOf(ORDER_LIFECYCLE, order.status, action);
  const allowed = allowedOrderActions(order, staff, now).some((line) => line.action === action);
  return transition && allowed ? { transition } : { refusal: 'action_not_allowed' };
}

/** Statuses of accepted orders that the store has not handed over yet. */
export const DUE_FOR_HANDOVER: readonly OrderStatus[] = ['confirmed', 'processing', 'ready'];

/** The next action due on an order, and its deadline. Times are UTC. */
export function orderDeadline(order: {
  status: OrderStatus;
  acceptBy: Date | null;
  shipBy: Date | null;
}): { kind: 'accept' | 'ship'; at: Date } | null {
  if (order.status === 'pending' && order.acceptBy) return { kind: 'accept', at: order.acceptBy };
  const toShip = DUE_FOR_HANDOVER.includes(order.status);
  return toShip && order.shipBy ? { kind: 'ship', at: order.shipBy } : null;
}
