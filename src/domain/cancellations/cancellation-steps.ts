import { statusesAfter, stepsFrom } from '../lifecycle/next-steps';
import type { OrderStatus } from '../orders/order-lifecycle';
import {
  CANCELLATION_LIFECYCLE,
  type CancellationStatus,
  orderAllowsCancellationAction,
  STAFF_CANCELLATION_ACTIONS,
  type StaffCancellationAction,
} from './cancellation-lifecycle';

/** Without an answer it is accepted by itself. */
const NEXT = { requested: 'accepted' } as const satisfies Partial<
  Record<CancellationStatus, CancellationStatus>
>;

/** A status that a cancellation can still come to. */
export type CancellationStatusAhead = (typeof NEXT)[keyof typeof NEXT];

/** The statuses still before a cancellation, the nearest first. */
export const cancellationStatusesAhead = (status: CancellationStatus): CancellationStatusAhead[] =>
  statusesAfter<CancellationStatus, CancellationStatusAhead>(NEXT, status);

/** What staff answers to a cancellation in this status, role and order apart; accepting last. */
export const cancellationSteps = (status: CancellationStatus): StaffCancellationAction[] =>
  stepsFrom(CANCELLATION_LIFECYCLE, NEXT, status, STAFF_CANCELLATION_ACTIONS);

/** Why an answer that fits cannot be given: its order is not that far, or too far, or the role may not. */
export type CancellationStepRefusal = 'permission' | 'order';

/** Why an answer that the server does not offer cannot be given. */
export const cancellationRefusal = (
  action: StaffCancellationAction,
  orderStatus: OrderStatus,
): CancellationStepRefusal =>
  orderAllowsCancellationAction(action, orderStatus) ? 'permission' : 'order';
