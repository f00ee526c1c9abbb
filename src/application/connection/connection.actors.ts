import { fromPromise } from 'xstate';
import { storeApi } from '../api/store-api';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { wait } from '../wait';
import { connectionMachine } from './connection.machine';
import { watchConnection } from './watch-connection-status';

/** Delay of the first poll (ms). Each further delay doubles, up to half a minute. */
const FIRST_POLL_DELAY_MS = 2_000;
const MAX_POLL_DELAY_MS = 30_000;

/**
 * A small public response. Not `/readyz`: a server closed for maintenance may be ready, and the
 * portal would open and close in turns.
 */
const PROBE_REQUEST = { url: '/api/public/posts/', params: { page: 1, pageSize: 1 } };

/** Resolves when no cached query is pending; never if `signal` is aborted. */
function allQueriesSettled(store: Store, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { queries } = store.getState().storeApi;
      if (Object.values(queries).some((query) => query?.status === 'pending')) return;
      leave();
      resolve();
    };
    const leave = store.subscribe(look);
    signal.addEventListener('abort', leave, { once: true });
    look();
  });
}

/** The actors of the connection machine. */
export function connectionActors(
  { transport, clock }: Pick<Ports, 'transport' | 'clock'>,
  store: Store,
): ActorsOf<typeof connectionMachine> {
  return {
    watchConnectionStatus: watchConnection(transport),

    poll: fromPromise(async ({ input: { isNetworkBack }, signal }) => {
      if (isNetworkBack) await transport.send(PROBE_REQUEST, signal);
      for (let pause = FIRST_POLL_DELAY_MS; ; pause = Math.min(pause * 2, MAX_POLL_DELAY_MS)) {
        await wait(clock, pause, signal);
        await transport.send(PROBE_REQUEST, signal);
        if (signal.aborted) return;
      }
    }),

    refetch: fromPromise(({ signal }) => {
      store.dispatch(storeApi.internalActions.onOnline());
      return allQueriesSettled(store, signal);
    }),
  };
}

/** The connection machine of an application. */
export function provideConnection(ports: Ports, store: Store) {
  return connectionMachine.provide({ actors: connectionActors(ports, store) });
}
