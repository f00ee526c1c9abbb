import { fromPromise } from 'xstate';
import { storeApi } from '../api/store-api';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { wait } from '../wait';
import { connectionMachine } from './connection.machine';
import { watchReach } from './watch-reach';

/** The first knock comes soon, the others twice as late each time, up to half a minute (ms). */
const FIRST_KNOCK_MS = 2_000;
const LATEST_KNOCK_MS = 30_000;

/**
 * A small answer that everybody may have. Not `/readyz`: a server closed for maintenance may well be
 * ready, and the portal would open and close in turns.
 */
const DOOR = { url: '/api/public/posts/', params: { page: 1, pageSize: 1 } };

/** Ends when nothing that the page shows is on its way any more; never when `signal` is aborted. */
const allRead = (store: Store, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
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

/** Gives the connection machine its actors. */
export const connectionActors = (
  { transport, clock }: Pick<Ports, 'transport' | 'clock'>,
  store: Store,
): ActorsOf<typeof connectionMachine> => ({
  watchReach: watchReach(transport),

  knock: fromPromise(async ({ signal }) => {
    for (let pause = FIRST_KNOCK_MS; ; pause = Math.min(pause * 2, LATEST_KNOCK_MS)) {
      await wait(clock, pause, signal);
      await transport.send(DOOR, signal);
      if (signal.aborted) return;
    }
  }),

  catchUp: fromPromise(({ signal }) => {
    store.dispatch(storeApi.internalActions.onOnline());
    return allRead(store, signal);
  }),
});

/** The connection machine of an application. */
export const provideConnection = (ports: Ports, store: Store) =>
  connectionMachine.provide({ actors: connectionActors(ports, store) });
