import { setup } from 'xstate';
import { declareActor, declareListener } from '../machine-actors';

/**
 * External events of the connection: nothing reaches the server, it closes for maintenance, it
 * answers.
 */
export type ConnectionStatusEvent =
  | { type: 'server.vanish' }
  | { type: 'server.close' }
  | { type: 'server.answer' };

/**
 * Whether the portal can work: the server answers, is out of reach, or is closed for maintenance.
 * While it doesn't answer the portal polls it; once it does, what the page shows is read again.
 */
export const connectionMachine = setup({
  types: {
    context: {},
    events: {} as ConnectionStatusEvent,
    tags: {} as 'offline' | 'maintenance',
  },
  actors: {
    /** Tells how the server is reached, at once and on every change, for as long as the machine lives. */
    watchConnectionStatus: declareListener<ConnectionStatusEvent>(),
    /** Calls the server now and then; what it answers is told by `watchReach`. Never ends. */
    poll: declareActor<void>(),
    /** Reads again whatever is on the page; ends when all of it has been answered. */
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
