import { describe, expect, test } from 'vitest';
import {
  answerCurrent,
  awaitsAnswer,
  bringBack,
  followQueue,
  goneFrom,
  lastAccepted,
  ordersToAnswer,
  passOverCurrent,
  restOf,
  resumeQueue,
  skipCurrent,
  startQueue,
  type TriageOrder,
  type TriageQueue,
  triageProgress,
} from './triage-queue';

describe('Which orders wait', () => {
  test.each([
    ['pending', ['accept', 'refuse'], true],
    ['pending', ['accept'], true],
    // The time to accept has passed.
    ['pending', ['refuse'], true],
    // The role may do neither.
    ['pending', [], false],
    ['new', [], false],
    ['confirmed', ['undoAccept', 'prepare'], false],
  ] as const)('An order that is %s and allows %j waits: %s', (status, actions, waits) => {
    expect(awaitsAnswer(anOrder('1', { status, actions }))).toBe(waits);
  });

  test('The most urgent deadline comes first, then the older number, and orders without one last', () => {
    const orders = [
      anOrder('10', { deadline: null }),
      anOrder('9', { deadline: '2026-11-29T12:00:00Z' }),
      anOrder('8', { deadline: '2026-11-29T12:00:00Z' }),
      anOrder('7', { deadline: '2026-11-29T09:00:00Z' }),
      anOrder('6', { deadline: null }),
      anOrder('5', { status: 'confirmed' }),
    ];
    expect(ordersToAnswer(orders)).toEqual(['7', '8', '9', '6', '10'].map(entry));
  });
});

describe('The order of answers', () => {
  test('Answered orders are followed by the next one, and the last one by none', () => {
    const first = queueOf('a', 'b');
    const second = answerCurrent(first, 'accepted');
    expect(placesOf(second)).toEqual({ current: 'b', ahead: [], skipped: [], answered: ['a'] });
    const end = answerCurrent(second, 'refused');
    expect(placesOf(end)).toEqual({ current: null, ahead: [], skipped: [], answered: ['a', 'b'] });
    expect(end.answered.map(({ answer }) => answer)).toEqual(['accepted', 'refused']);
    expect(lastAccepted(end)?.id).toBe('a');
  });

  test('Skipped orders come back once, after all others', () => {
    const skipped = skipCurrent(skipCurrent(queueOf('a', 'b', 'c')));
    expect(placesOf(skipped)).toEqual({
      current: 'c',
      ahead: [],
      skipped: ['a', 'b'],
      answered: [],
    });
    const again = answerCurrent(skipped, 'accepted');
    expect(placesOf(again)).toEqual({ current: 'a', ahead: ['b'], skipped: [], answered: ['c'] });
    const end = skipCurrent(skipCurrent(again));
    expect(placesOf(end)).toEqual({
      current: null,
      ahead: [],
      skipped: ['a', 'b'],
      answered: ['c'],
    });
  });

  test('An order that is skipped last comes back after the others', () => {
    const again = skipCurrent(skipCurrent(queueOf('a', 'b')));
    expect(placesOf(again)).toEqual({ current: 'a', ahead: ['b'], skipped: [], answered: [] });
  });

  test('The only order that is left does not come back at once when it is skipped', () => {
    const end = skipCurrent(answerCurrent(queueOf('a', 'b'), 'accepted'));
    expect(placesOf(end)).toEqual({ current: null, ahead: [], skipped: ['b'], answered: ['a'] });
  });

  test('At the end, skipped orders and those that came in are shown on request', () => {
    const end = followQueue(skipCurrent(queueOf('a')), listOf('a', 'b'));
    expect(placesOf(end)).toEqual({ current: null, ahead: ['b'], skipped: ['a'], answered: [] });
    expect(restOf(end)).toBe(2);
    expect(placesOf(resumeQueue(end))).toEqual({
      current: 'b',
      ahead: ['a'],
      skipped: [],
      answered: [],
    });
  });

  test('A sitting goes on at an order, with the more urgent ones skipped', () => {
    const queue = startQueue(listOf('a', 'b', 'c'), 'b');
    expect(placesOf(queue)).toEqual({ current: 'b', ahead: ['c'], skipped: ['a'], answered: [] });
    expect(triageProgress(queue)).toEqual({ at: 2, total: 3 });
    expect(startQueue(listOf('a', 'b'), 'answered').current?.id).toBe('a');
    expect(startQueue(listOf(), null).current).toBeNull();
  });
});

describe('An undone acceptance', () => {
  test('The order is the current one again, and the present one comes after it', () => {
    const queue = bringBack(answerCurrent(queueOf('a', 'b', 'c'), 'accepted'), 'a', false);
    expect(placesOf(queue)).toEqual({ current: 'a', ahead: ['b', 'c'], skipped: [], answered: [] });
  });

  test('After the last order, it is the current one', () => {
    const queue = bringBack(answerCurrent(queueOf('a'), 'accepted'), 'a', false);
    expect(placesOf(queue)).toEqual({ current: 'a', ahead: [], skipped: [], answered: [] });
  });

  test('While another order is being answered, it comes next', () => {
    const queue = bringBack(answerCurrent(queueOf('a', 'b', 'c'), 'accepted'), 'a', true);
    expect(placesOf(queue)).toEqual({ current: 'b', ahead: ['a', 'c'], skipped: [], answered: [] });
  });

  test('The present order is not kept if it does not wait any more', () => {
    const gone = followQueue(answerCurrent(queueOf('a', 'b'), 'accepted'), listOf());
    expect(placesOf(bringBack(gone, 'a', false))).toEqual({
      current: 'a',
      ahead: [],
      skipped: [],
      answered: [],
    });
  });

  test('A list that was read before the undo does not take the order away', () => {
    const queue = bringBack(answerCurrent(queueOf('a', 'b'), 'accepted'), 'a', false);
    const stale = followQueue(queue, listOf('b'));
    expect(stale.isCurrentGone).toBe(false);
    const listed = followQueue(stale, listOf('a', 'b'));
    expect(followQueue(listed, listOf('b')).isCurrentGone).toBe(true);
  });

  test('An order that was not answered here changes nothing', () => {
    const queue = queueOf('a', 'b');
    expect(bringBack(queue, 'b', false)).toBe(queue);
  });
});

describe('Newer lists', () => {
  test('New orders are added at the end', () => {
    const queue = followQueue(queueOf('a', 'b'), listOf('new', 'a', 'b'));
    expect(placesOf(queue)).toEqual({
      current: 'a',
      ahead: ['b', 'new'],
      skipped: [],
      answered: [],
    });
  });

  test('Orders that stopped waiting leave the queue, the current one when it is passed over', () => {
    const queue = skipCurrent(queueOf('a', 'b', 'c', 'd'));
    const list = listOf('d');
    expect(goneFrom(queue, list).map(({ id }) => id)).toEqual(['c', 'a']);
    const followed = followQueue(queue, list);
    expect(placesOf(followed)).toEqual({ current: 'b', ahead: ['d'], skipped: [], answered: [] });
    expect(followed.isCurrentGone).toBe(true);
    expect(followed.passed.map(({ id }) => id)).toEqual(['c', 'a']);
    const passed = passOverCurrent(followed);
    expect(placesOf(passed)).toEqual({ current: 'd', ahead: [], skipped: [], answered: [] });
    expect(passed.isCurrentGone).toBe(false);
    expect(passed.passed.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    const back = followQueue(passed, listOf('d', 'a'));
    expect(placesOf(back)).toEqual({ current: 'd', ahead: ['a'], skipped: [], answered: [] });
    expect(back.passed.map(({ id }) => id)).toEqual(['c', 'b']);
  });

  test('The current order stays gone until the list has it again', () => {
    const gone = followQueue(followQueue(queueOf('a', 'b'), listOf('b')), listOf('b'));
    expect(gone.isCurrentGone).toBe(true);
    expect(followQueue(gone, listOf('a', 'b')).isCurrentGone).toBe(false);
  });

  test('A list that was read before the answer does not bring the order back', () => {
    const queue = followQueue(answerCurrent(queueOf('a', 'b'), 'accepted'), listOf('a', 'b'));
    expect(placesOf(queue)).toEqual({ current: 'b', ahead: [], skipped: [], answered: ['a'] });
  });

  test('An answer that was undone elsewhere brings the order back, at the end', () => {
    const answered = answerCurrent(queueOf('a', 'b', 'c'), 'accepted');
    const queue = followQueue(followQueue(answered, listOf('b', 'c')), listOf('a', 'b', 'c'));
    expect(placesOf(queue)).toEqual({ current: 'b', ahead: ['c', 'a'], skipped: [], answered: [] });
  });
});

test('The progress counts the answered and the skipped orders before the current one', () => {
  const start = startQueue({ ...listOf('a', 'b', 'c'), beyond: 4 }, null);
  expect(triageProgress(start)).toEqual({ at: 1, total: 7 });
  const later = skipCurrent(answerCurrent(start, 'accepted'));
  expect(triageProgress(later)).toEqual({ at: 3, total: 7 });
  const end = answerCurrent(queueOf('a'), 'accepted');
  expect(triageProgress(end)).toEqual({ at: 1, total: 1 });
});

function anOrder(
  number: string,
  {
    status = 'pending',
    actions = ['accept', 'refuse'],
    deadline = null,
  }: {
    status?: TriageOrder['status'];
    actions?: readonly string[];
    deadline?: string | null;
  },
): TriageOrder {
  return {
    id: number,
    number,
    status,
    deadline: deadline === null ? null : { at: deadline },
    allowedActions: actions.map((action) => ({ action })),
  };
}

function entry(id: string) {
  return { id, number: id, isListed: true };
}

function listOf(...ids: string[]) {
  return { waiting: ids.map(entry), beyond: 0 };
}

function queueOf(...ids: string[]): TriageQueue {
  return startQueue(listOf(...ids), null);
}

function placesOf({ current, ahead, skipped, answered }: TriageQueue) {
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  return {
    current: current?.id ?? null,
    ahead: ids(ahead),
    skipped: ids(skipped),
    answered: ids(answered),
  };
}
