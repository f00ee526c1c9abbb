import { statusesAfter, stepsFrom } from '../lifecycle/next-steps';
import {
  RETURN_LIFECYCLE,
  type ReturnStatus,
  STAFF_RETURN_ACTIONS,
  type StaffReturnAction,
} from './return-lifecycle';

const NEXT = {
  requested: 'approved',
  approved: 'in_transit',
  in_transit: 'received',
  received: 'refunded',
  refunded: 'closed',
  disputed: 'closed',
} as const satisfies Partial<Record<ReturnStatus, ReturnStatus>>;

/** A status that a return can still reach. */
export type ReturnStatusAhead = (typeof NEXT)[keyof typeof NEXT];

/** The statuses ahead of a return in the normal case, the nearest first. */
export function returnStatusesAhead(status: ReturnStatus): ReturnStatusAhead[] {
  return statusesAfter<ReturnStatus, ReturnStatusAhead>(NEXT, status);
}

/**
 * The staff actions in this status for any role; the action that leads to the next status is last.
 */
export function returnSteps(status: ReturnStatus): StaffReturnAction[] {
  return stepsFrom(RETURN_LIFECYCLE, NEXT, status, STAFF_RETURN_ACTIONS);
}

/**
 * Whether a return in this status ended, or may end, without the result that one side requested.
 */
export function isReturnContested(status: string): boolean {
  return ['declined', 'disputed', 'withdrawn'].includes(status);
}
