import { isAfter } from 'date-fns/isAfter';
import {
  type ActionRefusal,
  type AllowedAction,
  allowedStaffActions,
  checkStaffAction,
  type Lifecycle,
  type Transition,
} from '../lifecycle/lifecycle';
import type { Permission } from '../permissions/permissions';
import { CONVERSATION_STATUSES, type ConversationStatus } from './conversation-kinds';

/** The actions of the portal's staff on an existing conversation. */
export const STAFF_CONVERSATION_ACTIONS = [
  'open',
  'wait',
  'snooze',
  'wake',
  'close',
  'reopen',
  'delete',
] as const;
export type StaffConversationAction = (typeof STAFF_CONVERSATION_ACTIONS)[number];

export type ConversationAction = StaffConversationAction | 'receive' | 'start' | 'answer';

const BY_STAFF = { who: ['staff'], permission: 'conversations.reply' } as const;
const BY_OTHERS = ['client', 'marketplace', 'carrier'] as const;

/** The lifecycle of a conversation. */
export const CONVERSATION_LIFECYCLE: Lifecycle<ConversationStatus, ConversationAction> = {
  name: 'conversation',
  statuses: CONVERSATION_STATUSES,
  transitions: [
    {
      from: [null],
      action: 'receive',
      to: 'new',
      who: BY_OTHERS,
      condition: 'the message belongs to no other conversation',
      effect: 'the time to the first answer begins',
    },
    { from: [null], action: 'start', to: 'open', ...BY_STAFF },
    {
      from: ['new', 'waiting'],
      action: 'open',
      to: 'open',
      ...BY_STAFF,
      effect: 'a new one is opened when it is assigned, too',
    },
    {
      from: ['new', 'open', 'snoozed', 'closed'],
      action: 'wait',
      to: 'waiting',
      ...BY_STAFF,
      effect: 'the same when an answer is written',
    },
    {
      from: ['new', 'open', 'waiting'],
      action: 'snooze',
      to: 'snoozed',
      ...BY_STAFF,
      condition: 'until a time in the future, within a year',
    },
    {
      from: ['snoozed'],
      action: 'wake',
      to: 'open',
      who: ['staff', 'system'],
      permission: 'conversations.reply',
      condition: 'by the system, at its time',
    },
    {
      from: ['waiting', 'snoozed', 'closed'],
      action: 'answer',
      to: 'open',
      who: BY_OTHERS,
      effect: 'the time to the answer begins again',
    },
    { from: ['new', 'open', 'waiting', 'snoozed'], action: 'close', to: 'closed', ...BY_STAFF },
    { from: ['closed'], action: 'reopen', to: 'open', ...BY_STAFF },
    {
      from: ['new', 'open', 'waiting', 'snoozed', 'closed'],
      action: 'delete',
      to: 'archived',
      who: ['staff'],
      permission: 'conversations.delete',
      effect: 'its messages are erased with it after the time of retention',
    },
  ],
};

/** How far ahead a conversation can be snoozed, in days. */
export const SNOOZE_DAYS = 365;

function isStaffAction(action: ConversationAction): action is StaffConversationAction {
  return (STAFF_CONVERSATION_ACTIONS as readonly string[]).includes(action);
}

/** The actions that staff with these permissions can take, in the table's order. */
export function allowedConversationActions(
  status: ConversationStatus,
  permissions: ReadonlySet<Permission>,
): AllowedAction<StaffConversationAction>[] {
  return allowedStaffActions(CONVERSATION_LIFECYCLE, status, permissions).flatMap(
    ({ action, ...rest }) => (isStaffAction(action) ? [{ action, ...rest }] : []),
  );
}

/** The transition that staff may take, or why not. A missing permission comes first. */
export function checkConversationAction(
  status: ConversationStatus,
  action: StaffConversationAction,
  permissions: ReadonlySet<Permission>,
): { transition: Transition<ConversationStatus, ConversationAction> } | { refusal: ActionRefusal } {
  return checkStaffAction(CONVERSATION_LIFECYCLE, status, action, permissions);
}

/** Whether a snoozed conversation is to be shown again at `now`. */
export function isAwake(snoozedUntil: Date | null, now: Date): boolean {
  return snoozedUntil === null || !isAfter(snoozedUntil, now);
}
