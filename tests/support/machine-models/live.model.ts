import { type LiveContext, liveMachine } from '#application/live/live.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';

/** What keeps the page up to date: the stream, polling, or nothing. */
export interface LiveViewState {
  readonly isFollowed: boolean;
  /** Whether a change of an order now shows without a reload, and by which means. */
  readonly shows: 'byEvent' | 'byPolling' | 'nothing';
}

/**
 * The actions and assertions that a driver of the stream, the tab and the connection must
 * implement.
 */
export interface LiveDriver {
  open(): Promise<void>;
  openStream(): Promise<void>;
  breakStream(): Promise<void>;
  elapseUntilSteady(): Promise<void>;
  elapsePause(): Promise<void>;
  elapsePolling(): Promise<void>;
  hideTab(): Promise<void>;
  revealTab(): Promise<void>;
  setConnectionStatus(reach: 'online' | 'offline' | 'maintenance'): Promise<void>;
  expectViewState(viewState: LiveViewState): Promise<void>;
}

/** The live machine, as a test model that any driver can run. */
export const liveTestModel: MachineTestModel<typeof liveMachine, LiveDriver> = {
  model: {
    machine: liveMachine,
    inputs: { 'a page that was just read': undefined },
    events: {
      'stream.open': { type: 'stream.open' },
      'stream.fail': { type: 'stream.fail' },
      'tab.hide': { type: 'tab.hide' },
      'tab.show': { type: 'tab.show' },
      'server.vanish': { type: 'server.vanish' },
      'server.close': { type: 'server.close' },
      'server.answer': { type: 'server.answer' },
      'the stream holds': { type: 'xstate.after.steadiness.live.visible.following.open' },
      'the pause ends': { type: 'xstate.done.actor.pause', output: undefined },
      'the polling ends': { type: 'xstate.done.actor.poll', output: undefined },
    },
    serialise: ({ failures }: LiveContext) => [failures],
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'stream.open': (driver) => driver.openStream(),
    'stream.fail': (driver) => driver.breakStream(),
    'tab.hide': (driver) => driver.hideTab(),
    'tab.show': (driver) => driver.revealTab(),
    'server.vanish': (driver) => driver.setConnectionStatus('offline'),
    'server.close': (driver) => driver.setConnectionStatus('maintenance'),
    'server.answer': (driver) => driver.setConnectionStatus('online'),
  },

  outcomeExecutors: {
    'the stream holds': (driver) => driver.elapseUntilSteady(),
    'the pause ends': (driver) => driver.elapsePause(),
    'the polling ends': (driver) => driver.elapsePolling(),
  },

  stateAssertions: {
    'visible.following.connecting': (driver) =>
      driver.expectViewState({ isFollowed: true, shows: 'nothing' }),
    'visible.following.open': (driver) =>
      driver.expectViewState({ isFollowed: true, shows: 'byEvent' }),
    'visible.following.steady': (driver) =>
      driver.expectViewState({ isFollowed: true, shows: 'byEvent' }),
    'visible.waiting': (driver) => driver.expectViewState({ isFollowed: false, shows: 'nothing' }),
    'visible.polling': (driver) =>
      driver.expectViewState({ isFollowed: false, shows: 'byPolling' }),
    hidden: (driver) => driver.expectViewState({ isFollowed: false, shows: 'nothing' }),
    offline: (driver) => driver.expectViewState({ isFollowed: false, shows: 'nothing' }),
  },
};
