import { setup } from 'xstate';
import { declared, declaredListener } from '../machine-actors';

/** What befalls the connection: nothing reaches the server, it closes for maintenance, it answers. */
export type ReachNews =
  | { type: 'server.vanish' }
  | { type: 'server.close' }
  | { type: 'server.answer' };

/**
 * Whether the portal can work: the server answers, is out of reach, or is closed for maintenance.
 * While it doesn't answer it is knocked at; once it does, what the page shows is read again.
 */
export const connectionMachine = setup({
  types: {
    context: {},
    events: {} as ReachNews,
    tags: {} as 'lost' | 'closed',
  },
  actors: {
    /** Tells how the server is reached, at once and on every change, for as long as the machine lives. */
    watchReach: declaredListener<ReachNews>(),
    /** Calls the server now and then; what it answers is told by `watchReach`. Never ends. */
    knock: declared<void>(),
    /** Reads again whatever is on the page; ends when all of it has been answered. */
    catchUp: declared<void>(),
  },
}).createMachine({
  id: 'connection',
  context: {},
  invoke: { id: 'watchReach', src: 'watchReach' },
  initial: 'reached',
  states: {
    reached: {
      on: { 'server.vanish': 'lost', 'server.close': 'closed' },
    },
    lost: {
      tags: 'lost',
      invoke: { id: 'knock', src: 'knock' },
      on: { 'server.close': 'closed', 'server.answer': 'catchingUp' },
    },
    closed: {
      meta: { proves: ['maintenancePage'] },
      tags: 'closed',
      invoke: { id: 'knock', src: 'knock' },
      on: { 'server.vanish': 'lost', 'server.answer': 'catchingUp' },
    },
    catchingUp: {
      invoke: { id: 'catchUp', src: 'catchUp', onDone: 'reached' },
      on: { 'server.vanish': 'lost', 'server.close': 'closed' },
    },
  },
});
