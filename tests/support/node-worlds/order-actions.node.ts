import { expect } from 'vitest';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideOrderActions } from '#application/orders/order-actions.actors';
import type { orderActionsMachine } from '#application/orders/order-actions.machine';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import {
  type OrderActionsSight,
  type OrderActionsWorld,
  orderAfter,
  orderBeginnings,
  orderMovedByColleague,
  orderTakenByColleague,
} from '../machine-scripts/order-actions.script';
import { composeTestApp, settle, type TestApp } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';

type OrderActions = ActorRefFrom<typeof orderActionsMachine>;

/** The running process with scripted adapters, as a world that the script can play in. */
export const orderActionsInNode = (inspect: Inspect) => {
  let app: TestApp;
  let actor: OrderActions;
  const send = async (...[event]: Parameters<OrderActions['send']>) => actor.send(event);

  const world: OrderActionsWorld = {
    open: async (beginning) => {
      app = composeTestApp({ inspect });
      actor = createActor(app.application.provide(provideOrderActions), {
        input: { order: orderBeginnings[beginning] },
        clock: app.clock,
        inspect,
      }).start();
    },
    view: () => send({ type: 'order.view' }),
    closeView: () => send({ type: 'view.close' }),
    accept: () => send({ type: 'order.accept' }),
    undoAccept: () => send({ type: 'order.undoAccept' }),
    dismissUndo: () => send({ type: 'undo.dismiss' }),
    refuse: () => send({ type: 'order.refuse' }),
    confirmRefusal: (reasonCode) => send({ type: 'refusal.confirm', reasonCode, note: 'Désolé.' }),
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
    colleagueMovesOrder: () => send({ type: 'order.changed', order: orderMovedByColleague }),

    actionEnds: async (how) => {
      const { attempt } = actor.getSnapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/order/ord_1/${attempt.action}`;
      if (how === 'with success') app.transport.accept(url, orderAfter[attempt.action]);
      else if (how === 'with a server fault') app.transport.refuse(url, problemOf(500, 'internal'));
      else {
        const current = orderTakenByColleague;
        app.transport.refuse(url, problemOf(409, 'action_not_allowed', { current }));
      }
      await settle();
    },

    undoTimePasses: async () => app.clock.advance(UNDO_ACCEPT_WINDOW_MS),

    sees: async (sight) => expect(sightOf(actor.getSnapshot())).toEqual(sight),
  };

  const finish = () => {
    actor.stop();
    app.application.stop();
  };
  return { world, actor: () => actor, finish };
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
