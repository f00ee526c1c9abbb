import type { i18n as I18n } from 'i18next';
import { createApplication } from '#application/create-application';
import type { DraftStore } from '#application/ports/drafts.port';
import type { ApiRequest, ApiResult, Transport } from '#application/ports/transport.port';
import { createAppearanceStore } from '#infrastructure/appearance/appearance-store';
import { browserClock } from '#infrastructure/clock/browser-clock';
import { createServerClock } from '#infrastructure/clock/server-clock';
import { createLanguages } from '#infrastructure/languages/i18next-languages';
import { createPreferenceStore } from '#infrastructure/preferences/preference-store';
import { createRememberedUserName } from '#infrastructure/session/stored-user-name';
import { createTokenStore } from '#infrastructure/session/token-store';
import type { KeyValueStorage } from '#infrastructure/storage/browser-storage';

function refused(): Promise<never> {
  return Promise.reject(new Error('The build calls no server.'));
}

/**
 * The application for pages that the build writes. It calls no server.
 * @param send answers the calls of the pages; refuses them when left out
 * @param stored what the browser has stored, by its key
 */
export function createBuildApplication(
  i18n: I18n,
  send: (request: ApiRequest) => Promise<ApiResult> = refused,
  stored: Readonly<Record<string, string>> = {},
) {
  const storage = storageInMemory(stored);
  const events = new EventTarget();
  const root = { lang: i18n.language, dir: i18n.dir() };
  const appearance = createAppearanceStore({ storage, events, direction: () => root.dir });
  return createApplication({
    transport: {
      // Each caller knows the shape of the answer to its call.
      send: send as Transport['send'],
      refresh: refused,
      onSessionLost: () => () => undefined,
      connectionStatus: () => 'online',
      onConnectionStatusChange: () => () => undefined,
    },
    tokens: createTokenStore(storage, events),
    clock: createServerClock({
      computer: browserClock,
      elapsed: () => performance.now(),
      storage,
      session: storage,
      events,
    }),
    appearance,
    languages: createLanguages({ i18n, storage, events, appearance, root }),
    preferences: createPreferenceStore(storage, events),
    knownUser: { read: () => null, write: () => undefined },
    userName: createRememberedUserName(storage),
    drafts: noDrafts,
    icons: { svg: async () => null },
    live: refused,
    orderQueue: refused,
    identityProviders: refused,
  });
}

const noDrafts: DraftStore = {
  beginSession: async () => undefined,
  signOut: async () => undefined,
  read: async () => null,
  write: async () => undefined,
  remove: async () => undefined,
};

function storageInMemory(stored: Readonly<Record<string, string>>): KeyValueStorage {
  const kept = new Map(Object.entries(stored));
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}
