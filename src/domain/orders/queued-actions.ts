import { staffTransitions, transitionOf } from '../lifecycle/lifecycle';
import type { Permission } from '../permissions/permissions';
import { ORDER_LIFECYCLE, type OrderStatus } from './order-lifecycle';

/**
 * What staff may ask for while the server is out of reach: steps of the shop's own work, which give the
 * server nothing but themselves. What needs a reason, a parcel's number or an invoice's waits for nobody.
 */
export const QUEUEABLE_ACTIONS = ['accept', 'prepare', 'markReady'] as const;
export type QueueableAction = (typeof QUEUEABLE_ACTIONS)[number];

/** Whose queue: what one person asked for is never sent in the name of another, or to another store. */
export interface QueueOwner {
  readonly userId: string;
  readonly storeId: string;
}

/** Why the server did not take a queued action. */
export interface QueueRefusal {
  /** The code of the problem: `action_not_allowed`, `forbidden`, `not_found`. */
  readonly code: string;
  /** How the order stands now; null where the server did not say. */
  readonly status: OrderStatus | null;
}

/** An action that waits for the connection, or that the server refused when it came. */
export interface QueuedAction {
  readonly owner: QueueOwner;
  readonly orderId: string;
  readonly number: string;
  readonly action: QueueableAction;
  /** How the order stood, or was going to stand, when the action was asked for. */
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** Its idempotency key: sent twice, it happens once. */
  readonly key: string;
  /** Milliseconds since 1970, UTC. */
  readonly askedAt: number;
  /** Null while it waits. */
  readonly refusal: QueueRefusal | null;
}

/** The order that an action is asked for. */
interface OrderToQueue {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
}

export const isQueueable = (action: string): action is QueueableAction =>
  (QUEUEABLE_ACTIONS as readonly string[]).includes(action);

/** The action as it is queued at `now` (ms); null where it may not wait, or not lead on from this status. */
export const toQueuedAction = (
  owner: QueueOwner,
  { id, number, status }: OrderToQueue,
  action: string,
  now: number,
): QueuedAction | null => {
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
};

const byTimeAsked = (queue: readonly QueuedAction[]): QueuedAction[] =>
  queue.toSorted((one, other) => one.askedAt - other.askedAt);

/** What waits to be sent, in the order in which it was asked for. */
export const pendingActions = (queue: readonly QueuedAction[]): QueuedAction[] =>
  byTimeAsked(queue.filter(({ refusal }) => refusal === null));

/** What waits of one order: each step begins where the one before it ends. */
export const pendingActionsOfOrder = (
  queue: readonly QueuedAction[],
  orderId: string,
): QueuedAction[] => pendingActions(queue).filter((queued) => queued.orderId === orderId);

/** How an order will stand once what waits of it is sent. */
export interface ExpectedOrder {
  readonly status: OrderStatus;
  /** The steps that may be queued behind. */
  readonly allowedActions: readonly {
    readonly action: QueueableAction;
    readonly to: string;
    readonly reasonRequired: boolean;
  }[];
  /** The steps that wait: "accept prepare". */
  readonly pendingActions: string;
}

/** How the orders of a queue will stand, by their ids, to somebody with these permissions. */
export const expectedOrders = (
  queue: readonly QueuedAction[],
  permissions: ReadonlySet<Permission>,
): Readonly<Record<string, ExpectedOrder>> => {
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
};

/** An action with all that was asked for the same order after it, which can't be done without it. */
export const withDependentActions = (
  queue: readonly QueuedAction[],
  { orderId, askedAt }: QueuedAction,
): QueuedAction[] =>
  pendingActionsOfOrder(queue, orderId).filter((queued) => queued.askedAt >= askedAt);

/** The steps of one order that the server did not take, and why. */
export interface QueueConflict {
  readonly orderId: string;
  readonly number: string;
  readonly actions: readonly QueueableAction[];
  readonly refusal: QueueRefusal;
}

/** What a seller must be told of, an order each. */
export const conflictsIn = (queue: readonly QueuedAction[]): QueueConflict[] => {
  const conflicts = new Map<string, QueueConflict>();
  for (const { orderId, number, action, refusal } of byTimeAsked(queue)) {
    if (refusal === null) continue;
    const actions = [...(conflicts.get(orderId)?.actions ?? []), action];
    conflicts.set(orderId, { orderId, number, actions, refusal });
  }
  return [...conflicts.values()];
};

/**
 * Whether a failure is about the action: then nothing but the seller can help. No answer, a server at
 * fault or overrun, and a session that ended say nothing of it: it is sent again.
 */
export const isActionRefused = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status);
