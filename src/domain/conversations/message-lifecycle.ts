import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInSecond } from 'date-fns/constants';
import {
  type AllowedAction,
  type Lifecycle,
  staffTransitions,
  type Transition,
} from '../lifecycle/lifecycle';
import type { Permission } from '../permissions/permissions';

export const MESSAGE_STATUSES = [
  'draft',
  'queued',
  'sent',
  'delivered',
  'read',
  'bounced',
] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** The actions of the portal's staff on an existing message. */
export const STAFF_MESSAGE_ACTIONS = ['undo', 'discard', 'retry'] as const;
export type StaffMessageAction = (typeof STAFF_MESSAGE_ACTIONS)[number];

export type MessageAction =
  | StaffMessageAction
  | 'receive'
  | 'write'
  | 'send'
  | 'dispatch'
  | 'deliver'
  | 'bounce'
  | 'see';

/** How long a queued message waits and can be undone, in milliseconds. */
export const UNDO_TIME_MS = 10 * millisecondsInSecond;

const BY_STAFF = { who: ['staff'], permission: 'conversations.reply' } as const;

/**
 * The lifecycle of a message. A received one is delivered; who of the store has read it is kept for
 * each user.
 */
export const MESSAGE_LIFECYCLE: Lifecycle<MessageStatus, MessageAction> = {
  name: 'message',
  statuses: MESSAGE_STATUSES,
  transitions: [
    {
      from: [null],
      action: 'receive',
      to: 'delivered',
      who: ['client', 'marketplace', 'carrier'],
      effect: 'the conversation is open again',
    },
    { from: [null], action: 'write', to: 'draft', ...BY_STAFF },
    {
      from: [null, 'draft'],
      action: 'send',
      to: 'queued',
      ...BY_STAFF,
      condition: 'every variable of a saved reply has a value',
      effect: 'it leaves after 10 seconds',
    },
    {
      from: ['queued'],
      action: 'undo',
      to: 'draft',
      ...BY_STAFF,
      condition: 'within 10 seconds',
      effect: 'its text is in the composer again',
    },
    { from: ['draft'], action: 'discard', to: 'archived', ...BY_STAFF },
    {
      from: ['queued'],
      action: 'dispatch',
      to: 'sent',
      who: ['system'],
      condition: '10 seconds have passed',
    },
    {
      from: ['sent'],
      action: 'deliver',
      to: 'delivered',
      who: ['system'],
      condition: 'the reader’s page or their mail server says so',
    },
    {
      from: ['queued', 'sent', 'delivered'],
      action: 'bounce',
      to: 'bounced',
      who: ['system'],
      effect: 'the conversation is open again',
    },
    {
      from: ['sent', 'delivered'],
      action: 'see',
      to: 'read',
      who: ['client', 'marketplace', 'carrier'],
    },
    { from: ['bounced'], action: 'retry', to: 'queued', ...BY_STAFF, effect: 'it is sent anew' },
  ],
};

/** The fields of a message that determine what can be done with it. */
export interface MessageState {
  readonly status: MessageStatus;
  /** When a queued message leaves, UTC; null for others. */
  readonly sendAt: Date | null;
}

/** When a message that is sent at `now` leaves. */
export function leavesAt(now: Date): Date {
  return addMilliseconds(now, UNDO_TIME_MS);
}

/** Whether a queued message still waits at `now`. */
export function canUndo({ status, sendAt }: MessageState, now: Date): boolean {
  return status === 'queued' && sendAt !== null && now < sendAt;
}

function isStaffAction(action: MessageAction): action is StaffMessageAction {
  return (STAFF_MESSAGE_ACTIONS as readonly string[]).includes(action);
}

/** The transitions of an existing message that staff with these permissions can take at `now`. */
function transitionsAt(
  message: MessageState,
  permissions: ReadonlySet<Permission>,
  now: Date,
): Transition<MessageStatus, MessageAction>[] {
  return staffTransitions(MESSAGE_LIFECYCLE, message.status, permissions).filter(
    ({ action }) => isStaffAction(action) && (action !== 'undo' || canUndo(message, now)),
  );
}

/** The actions that staff with these permissions can take at `now`, in the table's order. */
export function allowedMessageActions(
  message: MessageState,
  permissions: ReadonlySet<Permission>,
  now: Date,
): AllowedAction<StaffMessageAction>[] {
  return transitionsAt(message, permissions, now).flatMap(({ action, to }) =>
    isStaffAction(action) ? [{ action, to, reasonRequired: false }] : [],
  );
}
