import { compareAsc } from 'date-fns/compareAsc';
import type { OrderStatus } from './order-lifecycle';

/** What the queue needs of an order; rows of the list match it. */
export interface TriageOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly deadline: { readonly at: string } | null;
  readonly allowedActions: readonly { readonly action: string }[];
}

/** An order of the queue. */
export interface TriageEntry {
  readonly id: string;
  readonly number: string;
  /**
   * Whether the list of waiting orders had it when it was read last. An order whose acceptance was
   * undone is missing there until the list is read anew, and an answered one may still be there.
   */
  readonly isListed: boolean;
}

export type TriageAnswer = 'accepted' | 'refused';

export interface AnsweredEntry extends TriageEntry {
  readonly answer: TriageAnswer;
}

/** The orders of one sitting. Each order is in one of the places. */
export interface TriageQueue {
  /** The order that is shown; null before the first and after the last one. */
  readonly current: TriageEntry | null;
  /** The current order does not wait any more: somebody else has answered it, or its client has cancelled it. */
  readonly isCurrentGone: boolean;
  /** What comes next, in this order. */
  readonly ahead: readonly TriageEntry[];
  /** They come back once, after all others. */
  readonly skipped: readonly TriageEntry[];
  readonly answered: readonly AnsweredEntry[];
  /** Whether the skipped orders have come back: one that is skipped again stays unanswered. */
  readonly isSecondRound: boolean;
  /** They stopped waiting without an answer of this user. */
  readonly passed: readonly TriageEntry[];
  /** Waiting orders after those that the list names. */
  readonly beyond: number;
}

export const EMPTY_QUEUE: TriageQueue = {
  current: null,
  isCurrentGone: false,
  ahead: [],
  skipped: [],
  answered: [],
  isSecondRound: false,
  passed: [],
  beyond: 0,
};

/** Whether an order waits for an answer that this user may give. */
export function awaitsAnswer({ status, allowedActions }: TriageOrder): boolean {
  return (
    status === 'pending' &&
    allowedActions.some(({ action }) => action === 'accept' || action === 'refuse')
  );
}

function byUrgency(one: TriageOrder, other: TriageOrder): number {
  if (one.deadline && other.deadline) {
    const first = compareAsc(one.deadline.at, other.deadline.at);
    if (first !== 0) return first;
  } else if (one.deadline || other.deadline) return one.deadline ? -1 : 1;
  return Number(one.number) - Number(other.number);
}

/** The orders that wait for an answer of this user, the most urgent deadline first. */
export function ordersToAnswer(orders: readonly TriageOrder[]): TriageEntry[] {
  return orders
    .filter(awaitsAnswer)
    .sort(byUrgency)
    .map(({ id, number }) => ({ id, number, isListed: true }));
}

/** The waiting orders as they were read, and how many more there are. */
export interface WaitingList {
  readonly waiting: readonly TriageEntry[];
  readonly beyond: number;
}

/**
 * The queue of a sitting. A sitting that goes on at an order, as after a reload, had skipped the more
 * urgent ones that still wait.
 */
export function startQueue({ waiting, beyond }: WaitingList, startAt: string | null): TriageQueue {
  const at = Math.max(
    0,
    waiting.findIndex(({ id }) => id === startAt),
  );
  const [current = null, ...ahead] = waiting.slice(at);
  return { ...EMPTY_QUEUE, current, ahead, skipped: waiting.slice(0, at), beyond };
}

/** The next order becomes the current one, or none. */
function advanced(queue: TriageQueue): TriageQueue {
  const { ahead, skipped, isSecondRound } = queue;
  const [current, ...rest] = ahead;
  if (current) return { ...queue, current, ahead: rest, isCurrentGone: false };
  const [first, ...others] = isSecondRound ? [] : skipped;
  if (!first) return { ...queue, current: null, isCurrentGone: false };
  return {
    ...queue,
    current: first,
    ahead: others,
    skipped: [],
    isSecondRound: true,
    isCurrentGone: false,
  };
}

/** The current order has its answer, and the next one follows. */
export function answerCurrent(queue: TriageQueue, answer: TriageAnswer): TriageQueue {
  const { current, answered } = queue;
  return advanced({
    ...queue,
    answered: current ? [...answered, { ...current, answer }] : answered,
  });
}

/** The next order follows. The last one that is left does not come back at once. */
export function skipCurrent(queue: TriageQueue): TriageQueue {
  const { current, skipped, ahead, isSecondRound } = queue;
  const isOnlyOne = skipped.length === 0 && ahead.length === 0;
  return advanced({
    ...queue,
    skipped: current ? [...skipped, current] : skipped,
    isSecondRound: isSecondRound || isOnlyOne,
  });
}

/** The current order does not wait any more: the next one follows. */
export function passOverCurrent(queue: TriageQueue): TriageQueue {
  const { current, passed } = queue;
  return advanced({ ...queue, passed: current ? [...passed, current] : passed });
}

/** What was skipped or has come in since the end of the queue is shown. */
export function resumeQueue(queue: TriageQueue): TriageQueue {
  const { ahead, skipped } = queue;
  return advanced({ ...queue, ahead: [...ahead, ...skipped], skipped: [], isSecondRound: true });
}

/**
 * An accepted order waits again: it is the current one, and the present one comes after it. While
 * the present one is being answered, the other comes after it.
 */
export function bringBack(queue: TriageQueue, orderId: string, isAnswering: boolean): TriageQueue {
  const { current, ahead, answered } = queue;
  const found = answered.find(({ id }) => id === orderId);
  if (!found) return queue;
  const { id, number } = found;
  const back = { id, number, isListed: false };
  const left = { ...queue, answered: answered.filter((entry) => entry !== found) };
  if (isAnswering) return { ...left, ahead: [back, ...ahead] };
  const behind = current && !queue.isCurrentGone ? [current, ...ahead] : ahead;
  return { ...left, current: back, isCurrentGone: false, ahead: behind };
}

function isGone({ waiting }: WaitingList) {
  const ids = new Set(waiting.map(({ id }) => id));
  return ({ id, isListed }: TriageEntry): boolean => isListed && !ids.has(id);
}

/** The orders behind the current one that the list does not have any more. */
export function goneFrom({ ahead, skipped }: TriageQueue, list: WaitingList): TriageEntry[] {
  return [...ahead, ...skipped].filter(isGone(list));
}

/** The queue after the waiting orders were read anew. The current order stays until it is passed over. */
export function followQueue(queue: TriageQueue, list: WaitingList): TriageQueue {
  const ids = new Set(list.waiting.map(({ id }) => id));
  const gone = isGone(list);
  const listed = <Entry extends TriageEntry>(entry: Entry): Entry =>
    entry.isListed === ids.has(entry.id) ? entry : { ...entry, isListed: ids.has(entry.id) };
  const kept = (entries: readonly TriageEntry[]) =>
    entries.filter((entry) => !gone(entry)).map(listed);
  const isCurrentGone =
    queue.current !== null &&
    (gone(queue.current) || (queue.isCurrentGone && !ids.has(queue.current.id)));
  /** Answered here, then waiting again, as after an undo on another page. */
  const isBack = ({ id, isListed }: TriageEntry) => !isListed && ids.has(id);
  const answered = queue.answered.filter((entry) => !isBack(entry)).map(listed);
  const ahead = kept(queue.ahead);
  const skipped = kept(queue.skipped);
  const known = new Set([queue.current, ...ahead, ...skipped, ...answered].map((one) => one?.id));
  return {
    ...queue,
    current: queue.current && listed(queue.current),
    isCurrentGone,
    ahead: [...ahead, ...list.waiting.filter(({ id }) => !known.has(id))],
    skipped,
    answered,
    passed: [...queue.passed.filter(({ id }) => !ids.has(id)), ...goneFrom(queue, list)],
    beyond: list.beyond,
  };
}

/** The order that was accepted last. */
export function lastAccepted({ answered }: TriageQueue): AnsweredEntry | undefined {
  return answered.findLast(({ answer }) => answer === 'accepted');
}

/** Waiting orders that are not the current one. */
export function restOf({ ahead, skipped, beyond }: TriageQueue): number {
  return ahead.length + skipped.length + beyond;
}

/** The place of the current order among those of the sitting: the third of seven. */
export function triageProgress(queue: TriageQueue): { at: number; total: number } {
  const done = queue.answered.length + queue.skipped.length;
  const total = queue.answered.length + restOf(queue) + (queue.current ? 1 : 0);
  return { at: queue.current ? done + 1 : total, total };
}
