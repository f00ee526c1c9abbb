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

/** A status that a return can still come to. */
export type ReturnStatusAhead = (typeof NEXT)[keyof typeof NEXT];

/** The statuses still before a return when nothing goes wrong, the nearest first. */
export const returnStatusesAhead = (status: ReturnStatus): ReturnStatusAhead[] =>
  statusesAfter<ReturnStatus, ReturnStatusAhead>(NEXT, status);

/** What staff does with a return in this status, role apart; the step that leads on last. */
export const returnSteps = (status: ReturnStatus): StaffReturnAction[] =>
  stepsFrom(RETURN_LIFECYCLE, NEXT, status, STAFF_RETURN_ACTIONS);

/** Whether a return in this status ended, or may end, without what one side asked for. */
export const isReturnContested = (status: string): boolean =>
  ['declined', 'disputed', 'withdrawn'].includes(status);
