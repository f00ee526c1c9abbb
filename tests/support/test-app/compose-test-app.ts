import { createActor } from 'xstate';
import type { Application, Inspect } from '#application/create-application';
import { createMachineCache } from '#application/machine-provider';
import type { AppearanceStore } from '#application/ports/appearance.port';
import type { DraftStore } from '#application/ports/drafts.port';
import type { Icons } from '#application/ports/icons.port';
import type { KnownUser } from '#application/ports/known-user.port';
import type { Languages } from '#application/ports/languages.port';
import type { LiveStream } from '#application/ports/live-stream.port';
import type { OrderQueue } from '#application/ports/order-queue.port';
import type { Preferences } from '#application/ports/preferences.port';
import type { TokenStore } from '#application/ports/tokens.port';
import type { Transport } from '#application/ports/transport.port';
import type { RememberedUserName } from '#application/ports/user-name.port';
import {
  authenticationActors,
  provideAuthentication,
} from '#application/session/authentication.actors';
import { createStore } from '#application/store';
import type { Appearance } from '#domain/appearance/appearance';
import type { Language } from '#domain/format/languages';
import { type StoredTokens, sessionState } from '#domain/session/tokens';
import { HeldActors } from './held-actors';
import { withCallsReported } from './port-calls';
import { ScriptedTransport } from './scripted-transport';
import { TestClock } from './test-clock';
import { TestDrafts } from './test-drafts';
import { TestIdentityProvider } from './test-identity-provider';
import { TestLiveStream } from './test-live-stream';
import { TestOrderQueue } from './test-order-queue';
import { TestTokens } from './test-tokens';

/** Thursday, 19 November 2026, 10:24 in Casablanca. */
export const testNow = Date.UTC(2026, 10, 19, 9, 24);

export interface TestAppOptions {
  readonly tokens?: StoredTokens;
  readonly inspect?: Inspect;
}

/**
 * The application with adapters that a test controls: the test counterpart of createApplication.
 */
export function composeTestApp({ tokens: stored, inspect }: TestAppOptions = {}) {
  const clock = new TestClock(testNow);
  const tokens = new TestTokens(stored ?? { access: null, refresh: null });
  const transport = new ScriptedTransport();
  const gates = new HeldActors();
  const appearance = appearanceInMemory();
  const languages = languagesInMemory();
  const preferences = preferencesInMemory();
  const userName = userNameInMemory();
  const drafts = new TestDrafts(clock);
  const reporting = {
    transport: withCallsReported('transport', transport as Transport, ['send', 'refresh']),
    tokens: withCallsReported('tokens', tokens as TokenStore, ['write', 'clear']),
    appearance: withCallsReported('appearance', appearance, ['write']),
    languages: withCallsReported('languages', languages, ['choose']),
    preferences: withCallsReported('preferences', preferences, ['write']),
    drafts: withCallsReported('drafts', drafts as DraftStore, [
      'write',
      'remove',
      'beginSession',
      'signOut',
    ]),
  };
  const store = createStore(reporting.transport);
  const icons: Icons = { svg: async () => null };
  const stream = new TestLiveStream();
  const reportingStream = withCallsReported('live', stream as LiveStream, [
    'follow',
    'onTabVisibility',
  ]);
  const live = async () => reportingStream;
  const queue = new TestOrderQueue();
  const reportingQueue = withCallsReported('orderQueue', queue as OrderQueue, ['write', 'remove']);
  const orderQueue = async () => reportingQueue;
  const identity = new TestIdentityProvider();
  const identityProviders = identity.open;
  const knownUser = knownUserInMemory();
  const ports = {
    ...reporting,
    knownUser,
    userName,
    clock,
    live,
    orderQueue,
    icons,
    identityProviders,
  };
  const { endSession, waitForEnd } = authenticationActors(ports, store);
  const provide = createMachineCache(ports, store);
  const authentication = provide(provideAuthentication).provide({
    actors: {
      endSession: gates.hold('endSession', endSession),
      waitForEnd: gates.hold('waitForEnd', waitForEnd),
    },
  });
  const inspection = inspect ? { inspect } : {};
  const session = createActor(authentication, {
    input: { sessionState: sessionState(tokens.read(), clock.now()) },
    clock,
    ...inspection,
  }).start();
  const stop = () => session.stop();
  const application: Application = {
    store,
    provide,
    session,
    inspection,
    hasAuthDemo: true,
    appearance,
    languages,
    preferences,
    userName,
    icons,
    clock,
    connection: {
      hadTrouble: () => transport.connectionStatus() !== 'online',
      isOnline: () => transport.connectionStatus() === 'online',
      subscribe: (listener) => transport.onConnectionStatusChange(listener),
    },
    stop,
  };
  return { application, clock, tokens, transport, gates, drafts, stream, queue, identity, ports };
}

export type TestApp = ReturnType<typeof composeTestApp>;

/** Waits until everything that already has a response has been processed. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function knownUserInMemory(): KnownUser {
  let kept: object | null = null;
  return {
    read: () => kept,
    write: (user) => {
      kept = user;
    },
  };
}

function userNameInMemory(): RememberedUserName {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (userName) => {
      kept = userName;
    },
  };
}

function appearanceInMemory(): AppearanceStore {
  const listeners = new Set<() => void>();
  let kept: Appearance = {
    themeMode: 'light',
    themeContrast: 'default',
    themeDirection: 'ltr',
    themeLayout: 'vertical',
    themeStretch: false,
    themeColorPresets: 'default',
  };
  return {
    read: () => kept,
    write: (appearance) => {
      kept = appearance;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function languagesInMemory(): Languages {
  const listeners = new Set<() => void>();
  let spoken: Language = 'fr';
  return {
    current: () => spoken,
    preload: () => undefined,
    choose: async (language) => {
      spoken = language;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function preferencesInMemory(): Preferences {
  const listeners = new Set<() => void>();
  const kept = new Map<string, unknown>();
  return {
    read: (userId, name) => kept.get(`${userId} ${name}`),
    write: (userId, name, value) => {
      kept.set(`${userId} ${name}`, value);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
