import { expect } from 'vitest';
import { createActor, fromPromise, type InputFrom, toPromise } from 'xstate';
import type { Inspect } from '#application/create-application';
import { offlineQueueActors } from '#application/orders/offline-queue.actors';
import { offlineQueueMachine } from '#application/orders/offline-queue.machine';
import type { OrderQueue } from '#application/ports/order-queue.port';
import type { QueuedAction } from '#domain/orders/queued-actions';
import { anOrder } from '../builders/order';
import {
  type OfflineQueueDriver,
  queueOwner,
  refusedAcceptance,
  waitingPreparation,
} from '../machine-models/offline-queue.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { TestOrderQueue } from '../test-app/test-order-queue';
import { createMachineHarness } from './machine-harness';

const PREPARE = '/api/store/order/ord_2/prepare';

/** A tab's queue, whose removals wait until the test releases them. */
class HeldRemovals extends TestOrderQueue {
  goOn = (): void => undefined;

  constructor(readonly own: TestOrderQueue) {
    super(own.shared);
  }

  override async remove(...args: Parameters<OrderQueue['remove']>): Promise<void> {
    await new Promise<void>((go) => {
      this.goOn = go;
    });
    await this.own.remove(...args);
  }
}

type ChangeQueue = ReturnType<typeof offlineQueueActors>['changeQueue'];

/**
 * Without a requested change, this actor never ends; the real one would end before it can be
 * observed.
 */
function onlyAsked(changeQueue: ChangeQueue) {
  return fromPromise<readonly QueuedAction[], InputFrom<ChangeQueue>>(({ input }) =>
    input.change === null
      ? new Promise(() => undefined)
      : toPromise(createActor(changeQueue, { input }).start()),
  );
}

/** The running process with scripted adapters and a second tab, as the driver of its test model. */
export function createOfflineQueueNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof offlineQueueMachine>(inspect);
  let letOpen: () => void;
  let changes: HeldRemovals;
  const settled = async (act: () => void) => {
    act();
    await settle();
  };

  const driver: OfflineQueueDriver = {
    open: () =>
      begin(
        (opened) => {
          const isOpen = new Promise<void>((resolve) => {
            letOpen = resolve;
          });
          const orderQueue = async () => {
            await isOpen;
            return opened.queue;
          };
          changes = new HeldRemovals(opened.queue);
          const { store } = opened.application;
          const actors = offlineQueueActors({ ...opened.ports, orderQueue }, store);
          const { changeQueue } = offlineQueueActors(
            { ...opened.ports, orderQueue: async () => changes },
            store,
          );
          return offlineQueueMachine.provide({
            actors: { ...actors, changeQueue: onlyAsked(changeQueue) },
          });
        },
        { owner: queueOwner },
      ),

    setQueue: async ({ waits, conflict }) => {
      const { shared } = app().queue;
      const apart = new TestOrderQueue();
      if (waits) await apart.write(waitingPreparation);
      if (conflict) await apart.write(refusedAcceptance);
      shared.entries.clear();
      for (const [name, queued] of apart.shared.entries) shared.entries.set(name, queued);
      // Notified only once: a second notification would hide that the process missed the first.
      await new TestOrderQueue(shared).remove([]);
      await settled(letOpen);
    },
    setConnectionStatus: (reach) => settled(() => app().transport.setConnectionStatus(reach)),
    sendNow: async () => {
      await send({ type: 'queue.send' });
      await settle();
    },
    removeAction: async () => {
      await send({ type: 'action.remove', key: waitingPreparation.key });
      await settle();
    },
    dismissConflict: async () => {
      await send({ type: 'conflict.dismiss', orderId: refusedAcceptance.orderId });
      await settle();
    },
    settleSending: (how) =>
      settled(() => {
        const { transport } = app();
        if (how === 'with success') transport.accept(PREPARE, anOrder('processing'));
        else if (how === 'refused') {
          const current = anOrder('cancelled');
          transport.refuse(PREPARE, problemOf(409, 'action_not_allowed', { current }));
        } else transport.refuse(PREPARE, problemOf(500, 'internal'));
      }),
    settleQueueChange: () => settled(() => changes.goOn()),
    elapseSendTimeout: () => settled(() => app().clock.advance(60_000)),

    expectViewState: async (viewState) => {
      const { transport } = app();
      expect({
        isSending: transport.held.some(({ url }) => url === PREPARE),
        isOpen: snapshot().can({ type: 'queue.send' }),
        busy: snapshot().hasTag('busy'),
      }).toEqual(viewState);
      expect(snapshot().context.isOnline).toBe(transport.connectionStatus() === 'online');
    },
  };

  return playing(driver);
}
