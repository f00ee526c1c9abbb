import { expect } from 'vitest';
import { ordersEndpoints } from '#application/api/orders-endpoints.generated';
import type { Inspect } from '#application/create-application';
import { liveActors } from '#application/live/live.actors';
import { liveMachine } from '#application/live/live.machine';
import type { LiveDriver, LiveViewState } from '../machine-models/live.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness } from './machine-harness';

const ORDERS = '/api/store/orders/';
const MINUTE_MS = 60_000;
const MAX_PAUSE_MS = 8000;
/**
 * Longer than the tab-sleep delay, so that a tab can go to sleep before a stream counts as steady.
 */
const LONGER_THAN_TAB_SLEEP_MS = 6 * MINUTE_MS;

/** The running process over a visible list of orders, with a stream that the test controls. */
export function createLiveNodeDriver(inspect: Inspect) {
  const { app, begin, playing } = createMachineHarness<typeof liveMachine>(inspect);
  let placed = 0;

  const answerOrders = async () => {
    await settle();
    while (app().transport.held.some(({ url }) => url === ORDERS)) {
      app().transport.accept(ORDERS, { items: [], total: 0, page: 1, pageSize: 1, counts: {} });
      await settle();
    }
  };
  /** Whether an event causes a refetch of the list. */
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
    app().stream.emitHint({ kind: 'order', id: `ord_${placed}`, revision: 1 });
    app().clock.advance(300);
  };
  const turned = async (turn: () => void) => {
    turn();
    await answerOrders();
  };
  const passes = (duration: number) => turned(() => app().clock.advance(duration));

  const driver: LiveDriver = {
    open: async () => {
      await begin((opened) => {
        void opened.application.store.dispatch(ordersEndpoints.endpoints.listOrders.initiate({}));
        const actors = liveActors(opened.ports, opened.application.store);
        const pause = opened.gates.hold('pause', actors.pause);
        const delays = { steadiness: LONGER_THAN_TAB_SLEEP_MS };
        return liveMachine.provide({ actors: { ...actors, pause }, delays });
      }, undefined);
      await answerOrders();
    },
    openStream: () => turned(() => app().stream.open()),
    breakStream: () => turned(() => app().stream.end()),
    elapseUntilSteady: () => passes(LONGER_THAN_TAB_SLEEP_MS),
    elapsePause: async () => {
      await passes(MAX_PAUSE_MS);
      await turned(() => app().gates.release('pause'));
    },
    elapsePolling: async () => {
      for (let round = 0; round < 5; round += 1) await passes(MINUTE_MS);
    },
    hideTab: async () => {
      app().stream.setTabVisible(false);
      for (let minute = 0; minute < 5; minute += 1) await passes(MINUTE_MS);
    },
    revealTab: () => turned(() => app().stream.setTabVisible(true)),
    setConnectionStatus: (reach) => turned(() => app().transport.setConnectionStatus(reach)),
    expectViewState: async ({ isFollowed, shows }: LiveViewState) => {
      expect(app().stream.isFollowed).toBe(isFollowed);
      if (shows === 'byPolling') return;
      expect(await reads(hintOfNewOrder)).toBe(shows === 'byEvent');
    },
  };

  return playing(driver);
}
