import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { orderActionsMachine } from './order-actions.machine';
import { type OrderOutcome, provideTriage } from './triage.actors';

const WAITING = { id: 'ord_1', number: '10441', isListed: true };
const LATE = {
  id: 'ord_1',
  number: '10441',
  status: 'pending',
  // The time to accept has passed.
  allowedActions: [{ action: 'refuse', to: 'rejected', reasonRequired: true }],
} as const;

test('An order whose process cannot carry out the answer, or has left the page, stays the current one', () => {
  const late = createActor(orderActionsMachine, { input: { record: LATE } }).start();
  for (const process of [late, undefined]) {
    const { actor } = aSitting(process);
    actor.send({ type: 'order.accept' });
    expect(actor.getSnapshot().value).toBe('deciding');
    expect(actor.getSnapshot().context).toMatchObject({
      action: null,
      queue: { current: WAITING },
    });
  }
});

test('A refusal that the user does not confirm leaves the order the current one', () => {
  const late = createActor(orderActionsMachine, { input: { record: LATE } }).start();
  const { actor } = aSitting(late);
  actor.send({ type: 'order.refuse' });
  expect(actor.getSnapshot().value).toBe('answering');
  late.send({ type: 'refusal.cancel' });
  expect(actor.getSnapshot().value).toBe('deciding');
});

test('Orders that stop waiting are reported with their numbers', () => {
  const { actor, passed } = aSitting(undefined);
  actor.send({ type: 'orders.changed', list: { waiting: [], beyond: 0 } });
  expect(passed).toEqual([['10441']]);
  expect(actor.getSnapshot().value).toBe('finished');
});

test('No other outcome than an undone acceptance brings an order back, and none after the sitting', () => {
  const { actor, tell, listening } = aSitting(undefined);
  tell({ action: 'prepare', record: { id: 'ord_1' } });
  expect(actor.getSnapshot().context.queue.current).toEqual(WAITING);
  expect(listening()).toBe(1);
  actor.stop();
  expect(listening()).toBe(0);
});

/** A sitting with one waiting order. */
function aSitting(process: ReturnType<Parameters<typeof provideTriage>[0]['of']>) {
  const listeners = new Set<(outcome: OrderOutcome) => void>();
  const machine = provideTriage({
    of: () => process,
    onOutcome: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  const actor = createActor(machine, { input: { startAt: null } });
  const passed: (readonly string[])[] = [];
  actor.on('orders.passed', ({ numbers }) => void passed.push(numbers));
  actor.start();
  actor.send({ type: 'orders.changed', list: { waiting: [WAITING], beyond: 0 } });
  return {
    actor,
    passed,
    tell: (outcome: OrderOutcome) => {
      for (const listener of listeners) listener(outcome);
    },
    listening: () => listeners.size,
  };
}
