import type { PerformerType } from '../lifecycle/lifecycle';
import { addDays, type IsoDay } from '../time/casablanca-day';
import {
  isOverdue,
  ORDER_LIFECYCLE,
  type OrderStatus,
  type StaffOrderAction,
} from './order-lifecycle';

/** The stages of the order lifecycle, as columns of the order board. */
export const ORDER_STAGES = [
  'new',
  'toAccept',
  'toPrepare',
  'preparing',
  'ready',
  'shipped',
  'delivered',
  'refused',
] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** The statuses of each stage. Orders in other statuses are not on the board. */
export const STAGE_STATUSES: Readonly<Record<OrderStage, readonly OrderStatus[]>> = {
  new: ['new', 'approved'],
  toAccept: ['pending'],
  toPrepare: ['confirmed'],
  preparing: ['processing'],
  ready: ['ready'],
  shipped: ['shipped'],
  delivered: ['delivered', 'invoiced', 'done'],
  refused: ['rejected'],
};

/** Stages in which the work has ended. The board shows their orders of the last days only. */
export const RECENT_STAGES = ['delivered', 'refused'] as const satisfies readonly OrderStage[];
export type RecentStage = (typeof RECENT_STAGES)[number];

/** The largest limit of work in progress that a user can set for a stage. */
export const MAX_BOARD_LIMIT = 999;

/** How many days such a stage goes back, today included. */
export const RECENT_DAYS = 7;

export function isRecentStage(stage: OrderStage): stage is RecentStage {
  return RECENT_STAGES.some((recent) => recent === stage);
}

/** The first of the recent days, in Africa/Casablanca. */
export function firstRecentDay(today: IsoDay): IsoDay {
  return addDays(today, 1 - RECENT_DAYS);
}

const STAGES_BY_STATUS: ReadonlyMap<OrderStatus, OrderStage> = new Map(
  ORDER_STAGES.flatMap((stage) => STAGE_STATUSES[stage].map((status) => [status, stage] as const)),
);

/** The stage of a status; null for a status that is not on the board. */
export function stageOf(status: OrderStatus): OrderStage | null {
  return STAGES_BY_STATUS.get(status) ?? null;
}

/** The fields of an order that decide where its card can be dropped. Times are UTC. */
export interface MovableOrder {
  readonly status: OrderStatus;
  readonly allowedActions: readonly { readonly action: StaffOrderAction; readonly to: string }[];
  /** The actions that wait for the connection, if any. */
  readonly pendingActions?: string | undefined;
  /** The staff's next deadline; null without one. */
  readonly deadline: { readonly at: string } | null;
}

/**
 * Why a card cannot be dropped on a stage:
 * - `permission`: the role does not allow the action;
 * - `expired`: the time to accept has passed;
 * - `undoOver`: an acceptance can be undone for ten seconds, by the user who accepted;
 * - `connection`: the action cannot wait for the connection, or follows one that waits;
 * - `performer`: somebody else does it;
 * - `earlier`: the order has to reach another stage first;
 * - `never`: no action leads there from the order's status.
 */
export type StageRefusal =
  | { readonly reason: 'permission' | 'expired' | 'undoOver' | 'connection' | 'never' }
  | {
      readonly reason: 'performer';
      readonly performer: Exclude<PerformerType, 'staff'>;
    }
  | { readonly reason: 'earlier'; readonly stage: OrderStage };

/**
 * The action that a drop of the order on a stage means: the one of its `allowedActions` that leads
 * there. Null if none does, and for the stage that the order is in.
 */
export function stageAction(
  { status, allowedActions }: Pick<MovableOrder, 'status' | 'allowedActions'>,
  stage: OrderStage,
): StaffOrderAction | null {
  if (stageOf(status) === stage) return null;
  return allowedActions.find(({ to }) => isIn(stage, to))?.action ?? null;
}

/**
 * Why the order cannot be dropped on a stage, from the lifecycle's table; null if it can, and for
 * the stage that it is in.
 */
export function stageRefusal(
  order: MovableOrder,
  stage: OrderStage,
  now: Date,
): StageRefusal | null {
  if (stageOf(order.status) === stage || stageAction(order, stage)) return null;
  return refusalOf(order, stage, now);
}

function isIn(stage: OrderStage, status: string): boolean {
  return STAGE_STATUSES[stage].some((one) => one === status);
}

function refusalOf(order: MovableOrder, stage: OrderStage, now: Date): StageRefusal {
  const lines = ORDER_LIFECYCLE.transitions.filter(
    ({ from, to }) => from.includes(order.status) && isIn(stage, to),
  );
  const own = lines.find(({ who }) => who.includes('staff'));
  if (own) return { reason: ownRefusal(order, own.action, now) };
  const performer = lines
    .flatMap(({ who }) => who)
    .findLast((one) => one !== 'staff' && one !== 'candidate');
  if (performer) return { reason: 'performer', performer };
  const next = nextStageTowards(order.status, stage);
  return next ? { reason: 'earlier', stage: next } : { reason: 'never' };
}

/** Why the user cannot take an action of the staff that the order's status allows. */
function ownRefusal(order: MovableOrder, action: string, now: Date) {
  if (order.pendingActions) return 'connection';
  if (action === 'undoAccept') return 'undoOver';
  const acceptBy = order.deadline && new Date(order.deadline.at);
  const isExpired = action === 'accept' && isOverdue({ status: order.status, acceptBy }, now);
  return isExpired ? 'expired' : 'permission';
}

/** The statuses that follow a status in the table. An undone action is no way forward. */
function statusesAfter(status: OrderStatus): OrderStatus[] {
  return ORDER_LIFECYCLE.transitions.flatMap(({ from, to, action }) =>
    from.includes(status) && to !== 'archived' && action !== 'undoAccept' ? [to] : [],
  );
}

/** What {@link searchNextStage} found, by status and stage: a lifted card asks it for each column. */
const nextStages = new Map<string, OrderStage | null>();

/** The next stage on the shortest way from a status to a stage; null if no way leads there. */
function nextStageTowards(status: OrderStatus, stage: OrderStage): OrderStage | null {
  const key = `${status} ${stage}`;
  const known = nextStages.get(key);
  if (known !== undefined) return known;
  const found = searchNextStage(status, stage);
  nextStages.set(key, found);
  return found;
}

function searchNextStage(status: OrderStatus, stage: OrderStage): OrderStage | null {
  const start = stageOf(status);
  const seen = new Set([status]);
  let ways = [{ at: status, next: null as OrderStage | null }];
  while (ways.length > 0) {
    ways = ways.flatMap(({ at, next }) =>
      statusesAfter(at).flatMap((after) => {
        if (seen.has(after)) return [];
        seen.add(after);
        const passed = stageOf(after);
        return [{ at: after, next: next ?? (passed === start ? null : passed) }];
      }),
    );
    const arrived = ways.find(({ at }) => isIn(stage, at));
    if (arrived) return arrived.next;
  }
  return null;
}

/** How many orders a stage holds, and the sum of their totals in centimes. */
export interface StageTotal {
  readonly count: number;
  readonly total: number;
}

/** The totals of all stages, from those of the statuses. */
export function stageTotals(
  rows: readonly ({ readonly status: OrderStatus } & StageTotal)[],
): Record<OrderStage, StageTotal> {
  const of = (stage: OrderStage): StageTotal => {
    const own = rows.filter(({ status }) => STAGE_STATUSES[stage].includes(status));
    return {
      count: own.reduce((sum, { count }) => sum + count, 0),
      total: own.reduce((sum, { total }) => sum + total, 0),
    };
  };
  // Object.fromEntries loses the keys' type; they are exactly the stages.
  return Object.fromEntries(ORDER_STAGES.map((stage) => [stage, of(stage)])) as Record<
    OrderStage,
    StageTotal
  >;
}

/** An order that has left a stage for another one, with its total in centimes. */
export interface StageMove {
  readonly from: OrderStage;
  readonly to: OrderStage;
  readonly total: number;
}

/** The totals after moves that they do not contain yet. */
export function withMoves<Total extends StageTotal & { readonly stage: OrderStage }>(
  totals: readonly Total[],
  moves: readonly StageMove[],
): readonly Total[] {
  if (moves.length === 0) return totals;
  return totals.map((line) => {
    const come = moves.filter(({ to }) => to === line.stage);
    const gone = moves.filter(({ from }) => from === line.stage);
    const sumOf = (list: readonly StageMove[]) => list.reduce((sum, { total }) => sum + total, 0);
    return {
      ...line,
      count: line.count + come.length - gone.length,
      total: line.total + sumOf(come) - sumOf(gone),
    };
  });
}
