import { setup } from 'xstate';
import { declareActor, declareListener } from '../machine-actors';

/**
 * External events of the connection: no request reaches the server, it is closed for maintenance,
 * it answers.
 */
export type ConnectionStatusEvent =
  | { type: 'server.vanish' }
  | { type: 'server.close' }
  | { type: 'server.answer' };

/** The same, and the browser has a network again, which may not lead to the server. */
export type ConnectionEvent = ConnectionStatusEvent | { type: 'network.return' };

function isNetworkBack({ event }: { event: { type: string } }) {
  return { isNetworkBack: event.type === 'network.return' };
}

/**
 * Whether the portal can work: the server answers, is unreachable, or is closed for maintenance.
 * While the server does not answer, the portal polls it, and at once when the browser has a network
 * again. Only an answer ends `offline`. Once the server answers, all active queries are refetched.
 */
export const connectionMachine = setup({
  types: {
    context: {},
    events: {} as ConnectionEvent,
    tags: {} as 'offline' | 'maintenance',
  },
  actors: {
    /** Emits the connection status, at once and on every change, until the machine stops. */
    watchConnectionStatus: declareListener<ConnectionEvent>(),
    /**
     * Polls the server with exponential backoff, first at once if the network is back;
     * `watchConnectionStatus` emits the result. Never ends.
     */
    poll: declareActor<void, { isNetworkBack: boolean }>(),
    /** Refetches all active queries; ends when all of them are settled. */
    refetch: declareActor<void>(),
  },
}).createMachine({
  id: 'connection',
  context: {},
  invoke: { id: 'watchConnectionStatus', src: 'watchConnectionStatus' },
  initial: 'online',
  states: {
    online: {
      on: {
        'server.vanish': 'offline',
        'server.close': 'maintenance',
      },
    },
    offline: {
      tags: 'offline',
      invoke: { id: 'poll', src: 'poll', input: isNetworkBack },
      on: {
        'server.close': 'maintenance',
        'server.answer': 'refetching',
        'network.return': { target: 'offline', reenter: true },
      },
    },
    maintenance: {
      meta: { proves: ['maintenancePage'] },
      tags: 'maintenance',
      invoke: { id: 'poll', src: 'poll', input: isNetworkBack },
      on: { 'server.vanish': 'offline', 'server.answer': 'refetching' },
    },
    refetching: {
      invoke: { id: 'refetch', src: 'refetch', onDone: 'online' },
      on: { 'server.vanish': 'offline', 'server.close': 'maintenance' },
    },
  },
});
