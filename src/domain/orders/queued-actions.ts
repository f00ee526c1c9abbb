import { staffTransitions, transitionOf } from '../lifecycle/lifecycle';
import type { Permission } from '../permissions/permissions';
import { ORDER_LIFECYCLE, type OrderStatus } from './order-lifecycle';

/**
 * Actions that staff may request while the server is unreachable: steps of the store's own work
 * that send no further data. Actions that need a reason, a parcel's number or an invoice cannot be
 * queued.
 */
export const QUEUEABLE_ACTIONS = ['accept', 'prepare', 'markReady'] as const;
export type QueueableAction = (typeof QUEUEABLE_ACTIONS)[number];

/** The owner of the queue. Actions of one user are never sent for another user or another store. */
export interface QueueOwner {
  readonly userId: string;
  readonly storeId: string;
}

/** Why the server refused a queued action. */
export interface QueueRefusal {
  /** The code of the problem: `action_not_allowed`, `forbidden`, `not_found`. */
  readonly code: string;
  /** The current status of the order; null if the server did not return it. */
  readonly status: OrderStatus | null;
}

/** An action that waits for the connection, or that the server refused. */
export interface QueuedAction {
  readonly owner: QueueOwner;
  readonly orderId: string;
  readonly number: string;
  readonly action: QueueableAction;
  /** The status of the order, or its expected status, when the action was requested. */
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** Its idempotency key: an action sent twice takes effect once. */
  readonly key: string;
  /** Milliseconds since 1970, UTC. */
  readonly askedAt: number;
  /** Null while it waits. */
  readonly refusal: QueueRefusal | null;
}

/** The order of the requested action. */
interface OrderToQueue {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
}

export function isQueueable(action: string): action is QueueableAction {
  return (QUEUEABLE_ACTIONS as readonly string[]).includes(action);
}

/** The action as queued at `now` (ms); null if it cannot be queued or does not fit this status. */
export function toQueuedAction(
  owner: QueueOwner,
  { id, number, status }: OrderToQueue,
  action: string,
  now: number,
): QueuedAction | null {
  if (!isQueueable(action)) return null;
  const to = transitionOf(ORDER_LIFECYCLE, status, action)?.to;
  if (to === undefined || to === 'archived') return null;
  const key = `${action}-${id}-${now}`;
  return {
    owner,
    orderId: id,
    number,
    action,
    from: status,
    to,
    key,
    askedAt: now,
    refusal: null,
  };
}

function byTimeAsked(queue: readonly QueuedAction[]): QueuedAction[] {
  return queue.toSorted((one, other) => one.askedAt - other.askedAt);
}

/** The actions still to be sent, in the order in which they were requested. */
export function pendingActions(queue: readonly QueuedAction[]): QueuedAction[] {
  return byTimeAsked(queue.filter(({ refusal }) => refusal === null));
}

/** The pending actions of one order: each starts from the status that the previous one leads to. */
export function pendingActionsOfOrder(
  queue: readonly QueuedAction[],
  orderId: string,
): QueuedAction[] {
  return pendingActions(queue).filter((queued) => queued.orderId === orderId);
}

/** The expected state of an order after its pending actions are sent. */
export interface ExpectedOrder {
  readonly status: OrderStatus;
  /** The actions that may be queued next. */
  readonly allowedActions: readonly {
    readonly action: QueueableAction;
    readonly to: string;
    readonly reasonRequired: boolean;
  }[];
  /** The pending actions: "accept prepare". */
  readonly pendingActions: string;
}

/** The expected state of the queue's orders, by order id, for a user with these permissions. */
export function expectedOrders(
  queue: readonly QueuedAction[],
  permissions: ReadonlySet<Permission>,
): Readonly<Record<string, ExpectedOrder>> {
  const expected: Record<string, ExpectedOrder> = {};
  for (const { orderId, action, to } of pendingActions(queue)) {
    const before = expected[orderId]?.pendingActions;
    expected[orderId] = {
      status: to,
      allowedActions: staffTransitions(ORDER_LIFECYCLE, to, permissions).flatMap((next) =>
        isQueueable(next.action)
          ? [{ action: next.action, to: next.to, reasonRequired: false }]
          : [],
      ),
      pendingActions: before ? `${before} ${action}` : action,
    };
  }
  return expected;
}

/** An action with all later actions on the same order, which depend on it. */
export function withDependentActions(
  queue: readonly QueuedAction[],
  { orderId, askedAt }: QueuedAction,
): QueuedAction[] {
  return pendingActionsOfOrder(queue, orderId).filter((queued) => queued.askedAt >= askedAt);
}

/** The actions on one order that the server refused, and why. */
export interface QueueConflict {
  readonly orderId: string;
  readonly number: string;
  readonly actions: readonly QueueableAction[];
  readonly refusal: QueueRefusal;
}

/** The conflicts to show to the seller, grouped by order. */
export function conflictsIn(queue: readonly QueuedAction[]): QueueConflict[] {
  const conflicts = new Map<string, QueueConflict>();
  for (const { orderId, number, action, refusal } of byTimeAsked(queue)) {
    if (refusal === null) continue;
    const actions = [...(conflicts.get(orderId)?.actions ?? []), action];
    conflicts.set(orderId, { orderId, number, actions, refusal });
  }
  return [...conflicts.values()];
}

/**
 * Whether a failure concerns the action itself, so that only the seller can resolve it. After no
 * answer, a server error, an overload or an ended session the action is sent again.
 */
export function isActionRefused(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}
