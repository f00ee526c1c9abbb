import { statusesAfter, stepsFrom } from '../lifecycle/next-steps';
import type { OrderStatus } from '../orders/order-lifecycle';
import {
  CANCELLATION_LIFECYCLE,
  type CancellationStatus,
  orderAllowsCancellationAction,
  STAFF_CANCELLATION_ACTIONS,
  type StaffCancellationAction,
} from './cancellation-lifecycle';

/** Without an answer, a cancellation is accepted automatically. */
const NEXT = { requested: 'accepted' } as const satisfies Partial<
  Record<CancellationStatus, CancellationStatus>
>;

/** A status that a cancellation can still reach. */
export type CancellationStatusAhead = (typeof NEXT)[keyof typeof NEXT];

/** The statuses that can still follow, the nearest first. */
export function cancellationStatusesAhead(status: CancellationStatus): CancellationStatusAhead[] {
  return statusesAfter<CancellationStatus, CancellationStatusAhead>(NEXT, status);
}

/**
 * The staff's answers to a cancellation in this status, regardless of role and order; accepting
 * last.
 */
export function cancellationSteps(status: CancellationStatus): StaffCancellationAction[] {
  return stepsFrom(CANCELLATION_LIFECYCLE, NEXT, status, STAFF_CANCELLATION_ACTIONS);
}

/**
 * Why a valid answer is impossible: the order's status does not allow it, or a permission is
 * missing.
 */
export type CancellationStepRefusal = 'permission' | 'order';

/** Why an answer that the server does not offer cannot be given. */
export function cancellationRefusal(
  action: StaffCancellationAction,
  orderStatus: OrderStatus,
): CancellationStepRefusal {
  return orderAllowsCancellationAction(action, orderStatus) ? 'permission' : 'order';
}
