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
export const cancellationStatusesAhead = (status: CancellationStatus): CancellationStatusAhead[] =>
  statusesAfter<CancellationStatus, CancellationStatusAhead>(NEXT, status);

/**
 * The staff's answers to a cancellation in this status, regardless of role and order; accepting
 * last.
 */
export const cancellationSteps = (status: CancellationStatus): StaffCancellationAction[] =>
  stepsFrom(CANCELLATION_LIFECYCLE, NEXT, status, STAFF_CANCELLATION_ACTIONS);

/**
 * Why a valid answer is impossible: the order's status does not allow it, or a permission is
 * missing.
 */
export type CancellationStepRefusal = 'permission' | 'order';

/** Why an answer that the server does not offer cannot be given. */
export const cancellationRefusal = (
  action: StaffCancellationAction,
  orderStatus: OrderStatus,
): CancellationStepRefusal =>
  orderAllowsCancellationAction(action, orderStatus) ? 'permission' : 'order';
