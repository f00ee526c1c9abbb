import { expect } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideOfflineQueue } from '#application/orders/offline-queue.actors';
import { orderActionsActors } from '#application/orders/order-actions.actors';
import { orderActionsMachine } from '#application/orders/order-actions.machine';
import { provideQueueDesk } from '#application/orders/queue-desk';
import { waitingOrders } from '#application/orders/waiting-orders';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import {
  type OrderActionsSight,
  type OrderActionsWorld,
  orderAfter,
  orderBeginnings,
  orderMovedByColleague,
  orderTakenByColleague,
} from '../machine-scripts/order-actions.script';
import { settle, type TestApp } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { TestOrderQueue } from '../test-app/test-order-queue';
import { processInNode } from './process-in-node';

/** The running process with scripted adapters, as a world that the script can play in. */
export const orderActionsInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } =
    processInNode<typeof orderActionsMachine>(inspect);

  const world: OrderActionsWorld = {
    open: async (beginning) => {
      const order = orderBeginnings[beginning];
      await begin(
        (opened) => {
          attendQueue(opened);
          const { performAction } = orderActionsActors(opened.application.store);
          const held = { performAction: opened.gates.hold('performAction', performAction) };
          return orderActionsMachine.provide({ actors: held });
        },
        { order },
      );
      await settle();
    },
    view: () => send({ type: 'order.view' }),
    closeView: () => send({ type: 'view.close' }),
    accept: () => send({ type: 'order.accept' }),
    undoAccept: () => send({ type: 'order.undoAccept' }),
    dismissUndo: () => send({ type: 'undo.dismiss' }),
    refuse: () => send({ type: 'order.refuse' }),
    confirmRefusal: (reasonCode, note) => send({ type: 'refusal.confirm', reasonCode, note }),
    cancelRefusal: () => send({ type: 'refusal.cancel' }),
    advance: (action) => send({ type: 'order.advance', action }),
    handOver: () => send({ type: 'order.handOver' }),
    confirmHandOver: (trackingNumber) =>
      send({ type: 'handOver.confirm', carrier: 'Amana', trackingNumber }),
    cancelHandOver: () => send({ type: 'handOver.cancel' }),
    askDeletion: () => send({ type: 'order.delete' }),
    confirmDeletion: () => send({ type: 'deletion.confirm' }),
    cancelDeletion: () => send({ type: 'deletion.cancel' }),
    retry: () => send({ type: 'failure.retry' }),
    dismissFailure: () => send({ type: 'failure.dismiss' }),
    acknowledgeConflict: () => send({ type: 'conflict.acknowledge' }),
    colleagueMovesOrder: async () => {
      const { queue, transport } = app();
      queue.shared.kept.clear();
      await new TestOrderQueue(queue.shared).remove([]);
      await settle();
      transport.turnReach('reached');
      await send({ type: 'order.changed', order: orderMovedByColleague });
    },

    actionEnds: async (how) => {
      const { attempt, order } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/order/ord_1/${attempt.action}`;
      if (how === 'without a connection') {
        app().transport.turnReach('lost');
        // Behind something that waits it isn't even tried.
        if (!order.waits) app().transport.refuse(url, problemOf(0, 'network'));
      } else if (how === 'with success') app().transport.accept(url, orderAfter[attempt.action]);
      else if (how === 'with a server fault')
        app().transport.refuse(url, problemOf(500, 'internal'));
      else {
        const current = orderTakenByColleague;
        app().transport.refuse(url, problemOf(409, 'action_not_allowed', { current }));
      }
      await settle();
      app().gates.pass('performAction');
      await settle();
    },

    undoTimePasses: async () => app().clock.advance(UNDO_ACCEPT_WINDOW_MS),

    sees: async (sight) => expect(sightOf(snapshot())).toEqual(sight),
  };

  return playing(world);
};

/** Somebody of the store is signed in, and what he does may wait for the connection. */
const attendQueue = ({ application, clock, ports }: TestApp): void => {
  const { provide, store } = application;
  const owner = { userId: 'usr_1', storeId: 'str_1' };
  const queueing = createActor(provide(provideOfflineQueue), { input: { owner }, clock }).start();
  const permissions = new Set(['orders.accept', 'orders.prepare'] as const);
  const waiting = waitingOrders(store);
  provideQueueDesk(ports).attend(queueing, { waiting, owner, permissions });
};

/** What the page makes of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof orderActionsMachine>): OrderActionsSight => ({
  dialog: dialogOf(snapshot),
  busy: snapshot.hasTag('busy'),
  undo: snapshot.matches({ available: 'undoable' }) && snapshot.can({ type: 'undo.dismiss' }),
  gone: snapshot.status === 'done',
});

const dialogOf = (
  snapshot: SnapshotFrom<typeof orderActionsMachine>,
): OrderActionsSight['dialog'] => {
  if (snapshot.matches({ available: 'viewing' })) return 'view';
  if (snapshot.matches('confirmingRefusal')) return 'refusal';
  if (snapshot.matches('confirmingHandOver')) return 'hand-over';
  if (snapshot.matches('confirmingDeletion')) return 'deletion';
  if (snapshot.matches('conflict')) return 'conflict';
  return snapshot.matches('failed') ? 'failure' : null;
};
