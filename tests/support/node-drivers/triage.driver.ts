import { expect } from 'vitest';
import { Actor, type SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideOrderActions } from '#application/orders/order-actions.actors';
import type { orderActionsMachine } from '#application/orders/order-actions.machine';
import { type OrderOutcome, provideTriage } from '#application/orders/triage.actors';
import type { triageMachine } from '#application/orders/triage.machine';
import { anOrder } from '../builders/order';
import { orderAfter } from '../machine-models/order-actions.model';
import {
  type TriageDriver,
  type TriageViewState,
  triageOrders,
} from '../machine-models/triage.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness } from './machine-harness';

type OrderActor = Actor<typeof orderActionsMachine>;

/** The running sitting with the processes of its orders, as the driver of its test model. */
export function createTriageNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof triageMachine>(inspect);
  const orders = new Map<string, OrderActor>();
  const listeners = new Set<(outcome: OrderOutcome) => void>();

  const process = (id: string | undefined): OrderActor => {
    const order = orders.get(id ?? '');
    if (!order) throw new Error(`${id} has no process.`);
    return order;
  };
  const current = () => process(snapshot().context.queue.current?.id);
  /** The processes of the orders on the page. */
  const startProcesses = () => {
    const { application, clock } = app();
    for (const { id, number } of Object.values(triageOrders)) {
      const input = { record: { ...anOrder('pending'), id, number } };
      const machine = application.provide(provideOrderActions);
      const actor = new Actor(machine, { input, clock, inspect });
      actor.on('action.performed', (outcome) => {
        for (const listener of listeners) listener(outcome);
      });
      orders.set(id, actor.start());
    }
  };
  /** Answers the running action of an order. */
  const settleAction = async (order: OrderActor, how: 'with success' | 'with a server fault') => {
    const { attempt, record: before } = order.getSnapshot().context;
    if (!attempt) throw new Error('No action is under way.');
    const { id, number } = before;
    const url = `/api/store/order/${id}/${attempt.action}`;
    if (how === 'with success') {
      app().transport.accept(url, { ...orderAfter[attempt.action], id, number });
    } else app().transport.refuse(url, problemOf(500, 'internal'));
    await settle();
  };

  const driver: TriageDriver = {
    open: async (atSecond) => {
      await begin(
        () =>
          provideTriage({
            of: (id) => orders.get(id),
            onOutcome: (listener) => {
              listeners.add(listener);
              return () => void listeners.delete(listener);
            },
          }),
        { startAt: atSecond ? triageOrders.second.id : null },
      );
      startProcesses();
    },
    changeList: (names) =>
      send({
        type: 'orders.changed',
        list: { waiting: names.map((name) => triageOrders[name]), beyond: 0 },
      }),
    accept: async () => {
      await send({ type: 'order.accept' });
      await settle();
    },
    refuse: () => send({ type: 'order.refuse' }),
    skip: () => send({ type: 'order.skip' }),
    resume: () => send({ type: 'triage.resume' }),
    completeAnswer: async () => {
      const order = current();
      if (order.getSnapshot().matches('confirmingRefusal')) {
        order.send({ type: 'refusal.confirm', reasonCode: 'other', note: '' });
        await settle();
      }
      await settleAction(order, 'with success');
    },
    declineAnswer: async () => {
      const order = current();
      if (order.getSnapshot().matches('confirmingRefusal')) {
        order.send({ type: 'refusal.cancel' });
        return;
      }
      await settleAction(order, 'with a server fault');
      order.send({ type: 'failure.dismiss' });
    },
    undo: async (name) => {
      const order = process(triageOrders[name].id);
      order.send({ type: 'order.undoAccept' });
      await settle();
      await settleAction(order, 'with success');
    },
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
function viewStateOf(snapshot: SnapshotFrom<typeof triageMachine>): TriageViewState {
  return {
    isOpening: snapshot.matches('opening'),
    isDeciding: snapshot.can({ type: 'order.skip' }),
    isAnswering: snapshot.hasTag('busy'),
    isFinished: snapshot.matches('finished'),
  };
}
