import { type LiveContext, liveMachine } from '#application/live/live.machine';
import type { MachineScript } from '../model/machine-script';

/** What keeps the page as the store has it: the stream, readings now and then, or nothing. */
export interface LiveSight {
  readonly isFollowed: boolean;
  /** Whether an order that changes now shows without a reload, and by what. */
  readonly shows: 'byHint' | 'byReading' | 'nothing';
}

/** What a runner must be able to do to the stream, the tab and the connection, and to see of the page. */
export interface LiveWorld {
  open(): Promise<void>;
  streamOpens(): Promise<void>;
  streamBreaks(): Promise<void>;
  streamHolds(): Promise<void>;
  pauseEnds(): Promise<void>;
  pollingEnds(): Promise<void>;
  tabIsLongUnseen(): Promise<void>;
  tabIsSeen(): Promise<void>;
  serverIs(reach: 'reached' | 'lost' | 'closed'): Promise<void>;
  sees(sight: LiveSight): Promise<void>;
}

/** The live machine, told so that any runner can play it. */
export const liveScript: MachineScript<typeof liveMachine, LiveWorld> = {
  model: {
    machine: liveMachine,
    inputs: { 'a page that was just read': undefined },
    events: {
      'stream.open': { type: 'stream.open' },
      'stream.break': { type: 'stream.break' },
      'tab.sleep': { type: 'tab.sleep' },
      'tab.wake': { type: 'tab.wake' },
      'server.vanish': { type: 'server.vanish' },
      'server.close': { type: 'server.close' },
      'server.answer': { type: 'server.answer' },
      'the stream holds': { type: 'xstate.after.steadiness.live.awake.following.open' },
      'the pause ends': { type: 'xstate.done.actor.pause', output: undefined },
      'the polling ends': { type: 'xstate.done.actor.poll', output: undefined },
    },
    serialise: ({ failures }: LiveContext) => [failures],
  },

  opens: (world) => world.open(),

  does: {
    'stream.open': (world) => world.streamOpens(),
    'stream.break': (world) => world.streamBreaks(),
    'tab.sleep': (world) => world.tabIsLongUnseen(),
    'tab.wake': (world) => world.tabIsSeen(),
    'server.vanish': (world) => world.serverIs('lost'),
    'server.close': (world) => world.serverIs('closed'),
    'server.answer': (world) => world.serverIs('reached'),
  },

  outcomes: {
    'the stream holds': (world) => world.streamHolds(),
    'the pause ends': (world) => world.pauseEnds(),
    'the polling ends': (world) => world.pollingEnds(),
  },

  sees: {
    'awake.following.connecting': (world) => world.sees({ isFollowed: true, shows: 'nothing' }),
    'awake.following.open': (world) => world.sees({ isFollowed: true, shows: 'byHint' }),
    'awake.following.steady': (world) => world.sees({ isFollowed: true, shows: 'byHint' }),
    'awake.waiting': (world) => world.sees({ isFollowed: false, shows: 'nothing' }),
    'awake.polling': (world) => world.sees({ isFollowed: false, shows: 'byReading' }),
    asleep: (world) => world.sees({ isFollowed: false, shows: 'nothing' }),
    cutOff: (world) => world.sees({ isFollowed: false, shows: 'nothing' }),
  },
};
