import { expect } from 'vitest';
import { connectionActors } from '#application/connection/connection.actors';
import { connectionMachine } from '#application/connection/connection.machine';
import type { Inspect } from '#application/create-application';
import type { ConnectionStatus } from '#application/ports/transport.port';
import type { ConnectionDriver } from '../machine-models/connection.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness } from './machine-harness';

const POLLED_URL = '/api/public/posts/';

/** The running process with scripted adapters, as the driver of its test model. */
export function createConnectionNodeDriver(inspect: Inspect) {
  const { app, begin, playing, snapshot } = createMachineHarness<typeof connectionMachine>(inspect);
  const setConnectionStatus = async (status: ConnectionStatus) => {
    // Reported again even without a change: a call may fail like the one before it.
    app().transport.setConnectionStatus(status);
    await settle();
  };

  /** Whether a poll is under way, at the latest after the longest interval; it gets no response. */
  const isPolling = async (): Promise<boolean> => {
    await settle();
    app().clock.advance(30_000);
    await settle();
    const isSent = app().transport.held.some(({ url }) => url === POLLED_URL);
    if (isSent) app().transport.refuse(POLLED_URL, problemOf(0, 'network'));
    await settle();
    return isSent;
  };

  const driver: ConnectionDriver = {
    open: () =>
      begin((opened) => {
        const actors = connectionActors(opened, opened.application.store);
        const refetch = opened.gates.hold('refetch', actors.refetch);
        return connectionMachine.provide({ actors: { ...actors, refetch } });
      }, undefined),
    loseServer: () => setConnectionStatus('offline'),
    closeForMaintenance: () => setConnectionStatus('maintenance'),
    restoreServer: () => setConnectionStatus('online'),
    restoreNetwork: () => setConnectionStatus('returning'),
    settleRefetch: async () => {
      app().gates.release('refetch');
      await settle();
    },
    expectViewState: async (viewState) => {
      const standing = snapshot();
      expect({
        banner: standing.hasTag('offline'),
        maintenance: standing.hasTag('maintenance'),
        polling: await isPolling(),
      }).toEqual(viewState);
    },
  };

  return playing(driver);
}
