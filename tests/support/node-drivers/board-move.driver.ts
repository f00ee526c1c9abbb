import { expect } from 'vitest';
import { Actor, type SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { movableOrder, provideBoardMove } from '#application/orders/board-move.actors';
import type { boardMoveMachine } from '#application/orders/board-move.machine';
import { provideOrderActions } from '#application/orders/order-actions.actors';
import type { OrderRecord, orderActionsMachine } from '#application/orders/order-actions.machine';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import { anOrder } from '../builders/order';
import {
  type BoardCardName,
  type BoardMoveDriver,
  type BoardMoveViewState,
  boardCards,
  cardMovedByColleague,
} from '../machine-models/board-move.model';
import { orderAfter } from '../machine-models/order-actions.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness } from './machine-harness';

type OrderActor = Actor<typeof orderActionsMachine>;

/** The running board with the processes of its orders, as the driver of its test model. */
export function createBoardMoveNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof boardMoveMachine>(inspect);
  const orders = new Map<string, OrderActor>();

  const process = (id: string): OrderActor => {
    const order = orders.get(id);
    if (!order) throw new Error(`${id} is not on the board.`);
    return order;
  };
  /** The process of the lifted card; it has the newest record, as a row of the list gives it. */
  const moved = () => process(snapshot().context.card?.id ?? '');
  const begins = (order: OrderRecord) => {
    const { application, clock } = app();
    const input = { record: order };
    orders.set(
      order.id,
      new Actor(application.provide(provideOrderActions), { input, clock, inspect }).start(),
    );
  };
  /** Answers the running action of an order. */
  const answerAction = async (id: string, how: 'with success' | 'with a server fault') => {
    const { attempt } = process(id).getSnapshot().context;
    if (!attempt) throw new Error('No action is under way.');
    const url = `/api/store/order/${id}/${attempt.action}`;
    if (how === 'with success') app().transport.accept(url, { ...orderAfter[attempt.action], id });
    else app().transport.refuse(url, problemOf(500, 'internal'));
    await settle();
  };
  /** The order is as its card shows it. An acceptance that can be undone was made on this page. */
  const place = async (card: BoardCardName) => {
    const { id } = boardCards[card];
    if (card !== 'accepted') return begins(boardCards[card]);
    begins({ ...anOrder('pending'), id });
    process(id).send({ type: 'order.accept' });
    await settle();
    await answerAction(id, 'with success');
  };

  const driver: BoardMoveDriver = {
    open: async () => {
      await begin(() => provideBoardMove({ of: (id) => orders.get(id) }), undefined);
    },
    lift: async (card) => {
      const { id } = boardCards[card];
      orders.get(id)?.stop();
      await place(card);
      await send({ type: 'card.lift', card: movableOrder(boardCards[card], process(id)) });
    },
    release: () => send({ type: 'card.release' }),
    enter: (stage) => send({ type: 'column.enter', stage }),
    leave: (stage) => send({ type: 'column.leave', stage }),
    drop: async (stage) => {
      await send({ type: 'card.drop', stage });
      await settle();
    },
    changeCard: async (card) => {
      // Read anew after an acceptance, the order can still be undone.
      const isAccepted = moved().getSnapshot().matches({ available: 'undoable' });
      if (!isAccepted) moved().send({ type: 'order.changed', order: card });
      await send({ type: 'card.changed', card });
    },
    moveCardAsColleague: () => driver.changeCard(cardMovedByColleague),
    dismissRefusal: () => send({ type: 'refusal.dismiss' }),
    undo: async () => {
      await send({ type: 'move.undo' });
      await settle();
    },
    answer: async () => {
      const order = moved();
      if (order.getSnapshot().matches('failed')) order.send({ type: 'failure.retry' });
      else if (order.getSnapshot().matches('confirmingRefusal')) {
        order.send({ type: 'refusal.confirm', reasonCode: 'other', note: '' });
      } else {
        order.send({ type: 'handOver.confirm', carrier: 'Amana', trackingNumber: 'AM-77' });
      }
      await settle();
    },
    decline: async () => {
      const order = moved();
      if (order.getSnapshot().matches('failed')) order.send({ type: 'failure.dismiss' });
      else if (order.getSnapshot().matches('confirmingRefusal')) {
        order.send({ type: 'refusal.cancel' });
      } else order.send({ type: 'handOver.cancel' });
    },
    settleAction: (how) => answerAction(moved().getSnapshot().context.record.id, how),
    elapseUndoWindow: async () => app().clock.advance(UNDO_ACCEPT_WINDOW_MS),
    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  const harness = playing(driver);
  return {
    ...harness,
    dispose: () => {
      for (const order of orders.values()) order.stop();
      harness.dispose();
    },
  };
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof boardMoveMachine>): BoardMoveViewState {
  return {
    isLifted: snapshot.matches('lifted'),
    isOvertaken: snapshot.matches({ lifted: 'overtaken' }),
    isAsking: snapshot.matches({ executing: 'asking' }),
    busy: snapshot.hasTag('busy'),
    isUndoable: snapshot.can({ type: 'move.undo' }),
    isRefused: snapshot.matches('refused'),
  };
}
