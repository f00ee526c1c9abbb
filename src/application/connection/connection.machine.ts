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

/**
 * Whether the portal can work: the server answers, is unreachable, or is closed for maintenance.
 * While the server does not answer, the portal polls it. Once it answers, all active queries are
 * refetched.
 */
export const connectionMachine = setup({
  types: {
    context: {},
    events: {} as ConnectionStatusEvent,
    tags: {} as 'offline' | 'maintenance',
  },
  actors: {
    /** Emits the connection status, at once and on every change, until the machine stops. */
    watchConnectionStatus: declareListener<ConnectionStatusEvent>(),
    /** Polls the server with exponential backoff; `watchConnectionStatus` emits the result. Never ends. */
    poll: declareActor<void>(),
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
      on: { 'server.vanish': 'offline', 'server.close': 'maintenance' },
    },
    offline: {
      tags: 'offline',
      invoke: { id: 'poll', src: 'poll' },
      on: { 'server.close': 'maintenance', 'server.answer': 'refetching' },
    },
    maintenance: {
      meta: { proves: ['maintenancePage'] },
      tags: 'maintenance',
      invoke: { id: 'poll', src: 'poll' },
      on: { 'server.vanish': 'offline', 'server.answer': 'refetching' },
    },
    refetching: {
      invoke: { id: 'refetch', src: 'refetch', onDone: 'online' },
      on: { 'server.vanish': 'offline', 'server.close': 'maintenance' },
    },
  },
});
