import { millisecondsInHour } from 'date-fns/constants';
import type { Lifecycle } from '../lifecycle/lifecycle';
import type { OrderStatus } from '../orders/order-lifecycle';

export const CANCELLATION_STATUSES = ['requested', 'accepted', 'refused', 'withdrawn'] as const;
export type CancellationStatus = (typeof CANCELLATION_STATUSES)[number];

/** The actions of the portal's staff on an existing cancellation. */
export const STAFF_CANCELLATION_ACTIONS = ['accept', 'refuse'] as const;
export type StaffCancellationAction = (typeof STAFF_CANCELLATION_ACTIONS)[number];

export type CancellationAction = StaffCancellationAction | 'request' | 'create' | 'withdraw';

/** The reasons to cancel an order, or part of it, for both sides. */
export const CANCELLATION_REASONS = [
  'client_changed_mind',
  'ordered_twice',
  'too_slow',
  'wrong_address',
  'client_unreachable',
  'out_of_stock',
  'damaged',
  'wrong_price',
  'other',
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

/**
 * Time in which the store must answer; then the cancellation is accepted automatically.
 * Milliseconds.
 */
export const CANCELLATION_RESPONSE_TIME_MS = 24 * millisecondsInHour;

/** Statuses from which an accepted order can still be cancelled: those of `cancelAll`. */
export const CANCELLABLE_STATUSES: ReadonlySet<OrderStatus> = new Set([
  'confirmed',
  'processing',
  'ready',
]);

/** The store may refuse only when the order is already packed: ready or later (contract). */
const REFUSABLE_STATUSES: ReadonlySet<OrderStatus> = new Set([
  'ready',
  'shipped',
  'delivered',
  'invoiced',
  'done',
  'returned',
]);

/** The lifecycle of a cancellation (contract, other lifecycles). */
export const CANCELLATION_LIFECYCLE: Lifecycle<CancellationStatus, CancellationAction> = {
  name: 'cancellation',
  statuses: CANCELLATION_STATUSES,
  transitions: [
    {
      from: [null],
      action: 'request',
      to: 'requested',
      who: ['client'],
      reasonRequired: true,
      condition: 'the order is confirmed, processing or ready',
      effect: 'to be answered within 24 hours',
    },
    {
      from: [null],
      action: 'create',
      to: 'accepted',
      who: ['staff'],
      permission: 'orders.cancel',
      reasonRequired: true,
      condition: 'the order is confirmed, processing or ready',
      effect: 'as accept',
    },
    {
      from: ['requested'],
      action: 'accept',
      to: 'accepted',
      who: ['staff', 'system'],
      permission: 'orders.cancel',
      condition: 'the order is confirmed, processing or ready; by itself after 24 hours',
      effect: 'stock given back, refund; the order is cancelled when nothing is left of it',
    },
    {
      from: ['requested'],
      action: 'refuse',
      to: 'refused',
      who: ['staff', 'system'],
      permission: 'orders.cancel',
      condition: 'the order is ready or later',
    },
    { from: ['requested'], action: 'withdraw', to: 'withdrawn', who: ['client'] },
  ],
};

/**
 * Whether the order's status allows this action; the cancellation's own status is checked
 * separately.
 */
export function orderAllowsCancellationAction(
  action: CancellationAction,
  status: OrderStatus,
): boolean {
  if (action === 'withdraw') return true;
  return action === 'refuse' ? REFUSABLE_STATUSES.has(status) : CANCELLABLE_STATUSES.has(status);
}
