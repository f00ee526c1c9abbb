import { expect, test } from 'vitest';
import { Actor, createActor, fromPromise } from 'xstate';
import { liftedOrder, movableOrder, provideBoardMove } from './board-move.actors';
import {
  type OrderActionsEvent,
  type OrderRecord,
  orderActionsMachine,
} from './order-actions.machine';

const UNDO = { action: 'undoAccept', to: 'pending', reasonRequired: false } as const;
const PREPARE = { action: 'prepare', to: 'processing', reasonRequired: false } as const;
const ACCEPTED = {
  id: 'ord_1',
  number: '10441',
  status: 'confirmed',
  allowedActions: [UNDO, PREPARE],
  revision: 2,
  deadline: null,
} as const;

function processOf(order: typeof ACCEPTED) {
  return createActor(orderActionsMachine, { input: { record: order } }).start();
}

test('An acceptance that another page made cannot be undone by a drop here', () => {
  expect(movableOrder(ACCEPTED, processOf(ACCEPTED)).allowedActions).toEqual([PREPARE]);
  expect(movableOrder(ACCEPTED, undefined).allowedActions).toEqual([PREPARE]);
});

test('A card that was just moved is lifted as its order now is, before the board is read anew', () => {
  const card = { ...ACCEPTED, status: 'pending', allowedActions: [], revision: 1 } as const;
  expect(liftedOrder(card, processOf(ACCEPTED))).toMatchObject({
    status: 'confirmed',
    allowedActions: [PREPARE],
    revision: 1,
  });
});

test('A card whose order cannot carry out the action, or has left the board, goes back to its column', () => {
  for (const process of [processOf(ACCEPTED), undefined]) {
    const board = createActor(provideBoardMove({ of: () => process })).start();
    board.send({ type: 'card.lift', card: ACCEPTED });
    board.send({ type: 'card.drop', stage: 'toAccept' });
    expect(board.getSnapshot().value).toBe('resting');
  }
});

test.each([
  ['when the interface is ready', 'ready'],
  ['when another card is lifted before', 'lifted'],
])('The process of an order is asked for the action of a drop once, %s', (_, how) => {
  const asked: string[] = [];
  const process = processOf(ACCEPTED);
  const watched: typeof process = Object.create(process, {
    send: { value: ({ type }: { type: string }) => void asked.push(type) },
  });
  const waiting: (() => void)[] = [];
  const board = createActor(
    provideBoardMove({ of: () => watched }, (act) => {
      waiting.push(act);
      return () => void waiting.pop();
    }),
  ).start();
  board.send({ type: 'card.lift', card: ACCEPTED });
  board.send({ type: 'card.drop', stage: 'preparing' });
  expect(board.getSnapshot().value).toEqual({ executing: 'acting' });
  expect(asked).toEqual([]);
  if (how === 'lifted') board.send({ type: 'card.lift', card: ACCEPTED });
  for (const act of waiting.splice(0)) act();
  board.stop();
  expect(asked).toEqual(['order.advance']);
});

test('A drop counts for a process that starts with its action', () => {
  const machine = orderActionsMachine.provide({
    actors: { performAction: fromPromise(() => new Promise<OrderRecord>(() => {})) },
  });
  class StartsLate extends Actor<typeof machine> {
    override send(event: OrderActionsEvent) {
      this.start();
      super.send(event);
    }
  }
  const process = new StartsLate(machine, { input: { record: ACCEPTED } });
  const board = createActor(provideBoardMove({ of: () => process })).start();
  board.send({ type: 'card.lift', card: ACCEPTED });
  board.send({ type: 'card.drop', stage: 'preparing' });
  expect(process.getSnapshot().value).toBe('performing');
  expect(board.getSnapshot().value).not.toBe('resting');
});
