import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
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
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { processInNode, provided } from './process-in-node';

/** The running process with scripted adapters, as a world that the script can play in. */
export const orderActionsInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } =
    processInNode<typeof orderActionsMachine>(inspect);

  const world: OrderActionsWorld = {
    open: (beginning) =>
      begin(provided(provideOrderActions), { order: orderBeginnings[beginning] }),
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
      const { attempt } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/order/ord_1/${attempt.action}`;
      if (how === 'with success') app().transport.accept(url, orderAfter[attempt.action]);
      else if (how === 'with a server fault')
        app().transport.refuse(url, problemOf(500, 'internal'));
      else if (how === 'without a connection') app().transport.refuse(url, problemOf(0, 'network'));
      else {
        const current = orderTakenByColleague;
        app().transport.refuse(url, problemOf(409, 'action_not_allowed', { current }));
      }
      await settle();
    },

    undoTimePasses: async () => app().clock.advance(UNDO_ACCEPT_WINDOW_MS),

    sees: async (sight) => expect(sightOf(snapshot())).toEqual(sight),
  };

  return playing(world);
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
