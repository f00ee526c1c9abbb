import { millisecondsInMinute } from 'date-fns/constants';
import {
  ACCEPT_WITHIN_MS,
  ORDER_LIFECYCLE,
  type OrderAction,
  type OrderStatus,
} from '#domain/orders/order-lifecycle';
import type { Random } from './random';

/** Actions that lead to each status; several paths where the lifecycle has several. */
const ACTION_PATHS: Record<OrderStatus, readonly (readonly OrderAction[])[]> = {
  new: [['place']],
  pending: [['place', 'verify']],
  confirmed: [['place', 'verify', 'accept']],
  processing: [['place', 'verify', 'accept', 'prepare']],
  ready: [['place', 'verify', 'accept', 'prepare', 'markReady']],
  shipped: [['place', 'verify', 'accept', 'prepare', 'markReady', 'handOver']],
  delivered: [['place', 'verify', 'accept', 'prepare', 'markReady', 'handOver', 'deliver']],
  invoiced: [
    ['place', 'verify', 'accept', 'prepare', 'markReady', 'handOver', 'deliver', 'invoice'],
  ],
  done: [
    [
      'place',
      'verify',
      'accept',
      'prepare',
      'markReady',
      'handOver',
      'deliver',
      'invoice',
      'close',
    ],
  ],
  cancelled: [
    ['place', 'verify', 'cancel'],
    ['place', 'cancel'],
    ['place', 'verify', 'expire'],
    ['place', 'verify', 'accept', 'prepare', 'cancelAll'],
  ],
  returned: [
    ['place', 'verify', 'accept', 'prepare', 'markReady', 'handOver', 'failDelivery'],
    ['place', 'verify', 'accept', 'prepare', 'markReady', 'handOver', 'deliver', 'returnAll'],
  ],
  approved: [['place', 'flag', 'approve']],
  disapproved: [['place', 'flag']],
  rejected: [['place', 'verify', 'refuse']],
};

/** Minutes between an action and the previous one: minimum and maximum. */
const GAPS: Partial<Record<OrderAction, readonly [number, number]>> = {
  accept: [12, 420],
  refuse: [20, 900],
  cancel: [15, 700],
  cancelAll: [60, 600],
  prepare: [40, 300],
  markReady: [30, 240],
  handOver: [60, 420],
  deliver: [1200, 5400],
  failDelivery: [2600, 7200],
  returnAll: [2900, 11_000],
  invoice: [120, 1800],
  close: [14 * 1440, 14 * 1440],
  flag: [8, 50],
  approve: [200, 1400],
};

/** Addresses and stock are checked within two minutes. */
export const VERIFIED_AFTER_MS = 2 * millisecondsInMinute;

/** One step of an order's timeline. */
export interface TimelineStep {
  readonly action: OrderAction;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly at: Date;
}

function gapBefore(action: OrderAction, random: Random): number {
  if (action === 'verify') return VERIFIED_AFTER_MS;
  if (action === 'expire') return ACCEPT_WITHIN_MS;
  const [least, most] = GAPS[action] ?? [0, 0];
  return random.between(least * millisecondsInMinute, most * millisecondsInMinute);
}

/** Compresses the times after verification so that the last one is a minute ago at the latest. */
function untilNow(times: readonly number[], now: Date): number[] {
  const [placed = 0] = times;
  const last = times.at(-1) ?? placed;
  const end = now.getTime() - millisecondsInMinute;
  const begin = placed + VERIFIED_AFTER_MS;
  if (last <= end || last <= begin) return [...times];
  const scale = Math.max(0, end - begin) / (last - begin);
  return times.map((time) => (time <= begin ? time : Math.round(begin + (time - begin) * scale)));
}

function targetOf(action: OrderAction, from: OrderStatus | null): OrderStatus {
  const line = ORDER_LIFECYCLE.transitions.find(
    (transition) => transition.action === action && transition.from.includes(from),
  );
  if (!line || line.to === 'archived') throw new Error(`No ${action} from ${from}.`);
  return line.to;
}

/**
 * The steps that lead an order placed at `placedAt` to `status`, none of them after `now`. `turn`
 * selects one of the paths to the status, so that successive orders use each path.
 */
export function orderTimelineTo(
  status: OrderStatus,
  placedAt: Date,
  now: Date,
  random: Random,
  turn = 0,
): TimelineStep[] {
  const actions =
    ACTION_PATHS[status][turn % ACTION_PATHS[status].length] ?? ACTION_PATHS[status][0] ?? [];
  const times: number[] = [];
  for (const action of actions) {
    const before = times.at(-1);
    times.push(before === undefined ? placedAt.getTime() : before + gapBefore(action, random));
  }
  const squeezed = untilNow(times, now);
  let from: OrderStatus | null = null;
  return actions.map((action, index) => {
    const to = targetOf(action, from);
    const step = { action, from, to, at: new Date(squeezed[index] ?? placedAt) };
    from = to;
    return step;
  });
}

/** When a step of the timeline was taken; null if it was not taken. */
export function stepTime(journey: readonly TimelineStep[], action: OrderAction): Date | null {
  return journey.find((step) => step.action === action)?.at ?? null;
}
