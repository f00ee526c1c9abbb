import type { Permission } from '../permissions/permissions';

/**
 * Kinds of records whose changes are sent as live events. `account` is what users read as their own
 * account: themselves with their role, and the name and status of their store.
 */
export const CHANGE_KINDS = [
  'order',
  'return',
  'cancellation',
  'payment',
  'invoice',
  'client',
  'pickup',
  'user',
  'task',
  'event',
  'conversation',
  'vacancy',
  'tour',
  'availability',
  'notification',
  'account',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * A hint that a record was created, changed or deleted, without the record. Without `id` it is
 * about several records of the kind; `revision` is that after the write, for records that have one.
 */
export interface ChangeHint {
  readonly kind: ChangeKind;
  readonly id?: string;
  readonly revision?: number;
}

/** Somebody is typing in a conversation. It is not stored, and ends by itself. */
export interface TypingNotice {
  /** The conversation. */
  readonly id: string;
  /** `client`, or the id of a user. */
  readonly by: string;
  readonly name: string;
}

const PERMISSION_BY_KIND: Readonly<Record<ChangeKind, Permission>> = {
  order: 'orders.see',
  return: 'returns.see',
  cancellation: 'orders.see',
  payment: 'payments.see',
  invoice: 'invoices.see',
  client: 'orders.see',
  pickup: 'orders.see',
  user: 'users.see',
  task: 'tasks.see',
  event: 'calendar.see',
  conversation: 'conversations.see',
  vacancy: 'vacancies.see',
  tour: 'tours.see',
  availability: 'store.see',
  notification: 'account.own',
  account: 'account.own',
};

/**
 * Whether a user with these permissions receives hints of a kind: all who may see its records do.
 */
export function canReceiveHints(kind: ChangeKind, permissions: readonly Permission[]): boolean {
  return permissions.includes(PERMISSION_BY_KIND[kind]);
}

function isKind(value: unknown): value is ChangeKind {
  return CHANGE_KINDS.some((kind) => kind === value);
}

/** Parses a hint from JSON; null for anything else, such as the kinds of a newer server. */
export function parseHint(text: string): ChangeHint | null {
  try {
    const { kind, id, revision }: Record<string, unknown> = JSON.parse(text) ?? {};
    if (!isKind(kind)) return null;
    return {
      kind,
      ...(typeof id === 'string' ? { id } : {}),
      ...(typeof revision === 'number' ? { revision } : {}),
    };
  } catch {
    return null;
  }
}

/** Parses a notice of typing from JSON; null for anything else. */
export function parseTyping(text: string): TypingNotice | null {
  try {
    const { id, by, name }: Record<string, unknown> = JSON.parse(text) ?? {};
    const isNotice = typeof id === 'string' && typeof by === 'string' && typeof name === 'string';
    return isNotice ? { id, by, name } : null;
  } catch {
    return null;
  }
}
