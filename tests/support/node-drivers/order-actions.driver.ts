import { expect } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideOfflineQueue } from '#application/orders/offline-queue.actors';
import { provideOfflineQueueBridge } from '#application/orders/offline-queue-bridge';
import { orderActionsActors } from '#application/orders/order-actions.actors';
import { orderActionsMachine } from '#application/orders/order-actions.machine';
import { queuedOrdersOf } from '#application/orders/queued-orders';
import { UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import {
  type OrderActionsDriver,
  type OrderActionsViewState,
  orderAfter,
  orderInitialStates,
  orderMovedByColleague,
  orderRejectedByColleague,
} from '../machine-models/order-actions.model';
import { settle, type TestApp } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { TestOrderQueue } from '../test-app/test-order-queue';
import { createMachineHarness } from './machine-harness';

/** The running process with scripted adapters, as the driver of its test model. */
export function createOrderActionsNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof orderActionsMachine>(inspect);

  const driver: OrderActionsDriver = {
    open: async (beginning) => {
      const order = orderInitialStates[beginning];
      await begin(
        (opened) => {
          attendQueue(opened);
          const { gates, ports, application } = opened;
          const { performAction, queueAction } = orderActionsActors(ports, application.store);
          const held = {
            performAction: gates.hold('performAction', performAction),
            queueAction: gates.hold('queueAction', queueAction),
          };
          return orderActionsMachine.provide({ actors: held });
        },
        { record: order },
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
      send({ type: 'handOver.confirm', carrier: 'Amana', trackingNumber, keepCarrier: true }),
    cancelHandOver: () => send({ type: 'handOver.cancel' }),
    askDeletion: () => send({ type: 'order.delete' }),
    confirmDeletion: () => send({ type: 'deletion.confirm' }),
    cancelDeletion: () => send({ type: 'deletion.cancel' }),
    retry: () => send({ type: 'failure.retry' }),
    dismissFailure: () => send({ type: 'failure.dismiss' }),
    acknowledgeConflict: () => send({ type: 'conflict.acknowledge' }),
    moveOrderAsColleague: async () => {
      const { queue, transport } = app();
      queue.shared.entries.clear();
      await new TestOrderQueue(queue.shared).remove([]);
      await settle();
      transport.setConnectionStatus('online');
      await send({ type: 'order.changed', order: orderMovedByColleague });
    },

    settleAction: async (how) => {
      const { attempt, record: order } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/order/ord_1/${attempt.action}`;
      if (how === 'without a connection') {
        app().transport.setConnectionStatus('offline');
        // An action behind a queued one is not even tried.
        if (!order.pendingActions) app().transport.refuse(url, problemOf(0, 'network'));
      } else if (how === 'with success') app().transport.accept(url, orderAfter[attempt.action]);
      else if (how === 'with a server fault')
        app().transport.refuse(url, problemOf(500, 'internal'));
      else {
        const current = orderRejectedByColleague;
        app().transport.refuse(url, problemOf(409, 'action_not_allowed', { current }));
      }
      await settle();
      app().gates.release('performAction');
      await settle();
    },

    settleQueueing: async () => {
      app().gates.release('queueAction');
      await settle();
    },

    elapseUndoWindow: async () => app().clock.advance(UNDO_ACCEPT_WINDOW_MS),

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

/** Signs in a staff member whose actions may wait for the connection. */
function attendQueue({ application, clock, ports }: TestApp): void {
  const { provide, store } = application;
  const owner = { userId: 'usr_1', storeId: 'str_1' };
  const queueing = createActor(provide(provideOfflineQueue), { input: { owner }, clock }).start();
  const permissions = new Set(['orders.accept', 'orders.prepare'] as const);
  const waiting = queuedOrdersOf(store);
  provideOfflineQueueBridge(ports).connect(queueing, { queuedOrders: waiting, owner, permissions });
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof orderActionsMachine>): OrderActionsViewState {
  return {
    dialog: dialogOf(snapshot),
    busy: snapshot.hasTag('busy'),
    undo: snapshot.matches({ available: 'undoable' }) && snapshot.can({ type: 'undo.dismiss' }),
    gone: snapshot.status === 'done',
  };
}

function dialogOf(
  snapshot: SnapshotFrom<typeof orderActionsMachine>,
): OrderActionsViewState['dialog'] {
  if (snapshot.matches({ available: 'viewing' })) return 'view';
  if (snapshot.matches('confirmingRefusal')) return 'refusal';
  if (snapshot.matches('confirmingHandOver')) return 'hand-over';
  if (snapshot.matches('confirmingDeletion')) return 'deletion';
  if (snapshot.matches('conflict')) return 'conflict';
  return snapshot.matches('failed') ? 'failure' : null;
}
