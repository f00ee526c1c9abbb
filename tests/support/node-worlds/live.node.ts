import { expect } from 'vitest';
import { ordersEndpoints } from '#application/api/orders-endpoints.generated';
import type { Inspect } from '#application/create-application';
import { liveActors } from '#application/live/live.actors';
import { liveMachine } from '#application/live/live.machine';
import type { LiveSight, LiveWorld } from '../machine-scripts/live.script';
import { settle } from '../test-app/compose-test-app';
import { processInNode } from './process-in-node';

const ORDERS = '/api/store/orders/';
const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 8000;
/** Held apart, so that a tab can go to sleep before a stream has proved itself. */
const LONGER_THAN_A_SLEEP_MS = 6 * MINUTE_MS;

/** The running process over a list of orders that somebody looks at, with a stream in the test's hand. */
export const liveInNode = (inspect: Inspect) => {
  const { app, begin, playing } = processInNode<typeof liveMachine>(inspect);
  let placed = 0;

  const answerOrders = async () => {
    await settle();
    while (app().transport.held.some(({ url }) => url === ORDERS)) {
      app().transport.accept(ORDERS, { items: [], total: 0, page: 1, pageSize: 1, counts: {} });
      await settle();
    }
  };
  /** Whether the list is read again by what happens meanwhile. */
  const reads = async (happens: () => void): Promise<boolean> => {
    await answerOrders();
    const asked = () => app().transport.sent.filter(({ url }) => url === ORDERS).length;
    const before = asked();
    happens();
    await answerOrders();
    return asked() > before;
  };
  const hintOfNewOrder = () => {
    placed += 1;
    app().stream.hint({ kind: 'order', id: `ord_${placed}`, revision: 1 });
    app().clock.advance(300);
  };
  const turned = async (turn: () => void) => {
    turn();
    await answerOrders();
  };
  const passes = (duration: number) => turned(() => app().clock.advance(duration));

  const world: LiveWorld = {
    open: async () => {
      await begin((opened) => {
        void opened.application.store.dispatch(ordersEndpoints.endpoints.listOrders.initiate({}));
        const actors = liveActors(opened.ports, opened.application.store);
        const pause = opened.gates.hold('pause', actors.pause);
        const delays = { steadiness: LONGER_THAN_A_SLEEP_MS };
        return liveMachine.provide({ actors: { ...actors, pause }, delays });
      }, undefined);
      await answerOrders();
    },
    streamOpens: () => turned(() => app().stream.open()),
    streamBreaks: () => turned(() => app().stream.end()),
    streamHolds: () => passes(LONGER_THAN_A_SLEEP_MS),
    pauseEnds: async () => {
      await passes(LONGEST_PAUSE_MS);
      await turned(() => app().gates.pass('pause'));
    },
    pollingEnds: async () => {
      for (let round = 0; round < 5; round += 1) await passes(MINUTE_MS);
    },
    tabIsLongUnseen: async () => {
      app().stream.turnTab(false);
      for (let minute = 0; minute < 5; minute += 1) await passes(MINUTE_MS);
    },
    tabIsSeen: () => turned(() => app().stream.turnTab(true)),
    serverIs: (reach) => turned(() => app().transport.turnReach(reach)),
    sees: async ({ isFollowed, shows }: LiveSight) => {
      expect(app().stream.isFollowed).toBe(isFollowed);
      if (shows === 'byReading') return;
      expect(await reads(hintOfNewOrder)).toBe(shows === 'byHint');
    },
  };

  return playing(world);
};
