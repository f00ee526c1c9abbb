import type { TokenStore } from '#application/ports/tokens.port';
import { type StoredTokens, TOKEN_KEYS } from '#domain/session/tokens';
import {
  type KeyValueStorage,
  onOtherTabChange,
  type StorageEvents,
} from '../storage/browser-storage';
import { KNOWN_USER_KEY } from './known-user';

/** The tokens of this browser; an empty one is missing. */
export function readStoredTokens(storage: Pick<KeyValueStorage, 'get'>): StoredTokens {
  const read = (key: string) => storage.get(key) || null;
  return {
    access: read(TOKEN_KEYS.auth) ?? read(TOKEN_KEYS.access),
    refresh: read(TOKEN_KEYS.refresh),
  };
}

/** The tokens under the keys of the specification (section 9), in a storage that all tabs share. */
export function createTokenStore(storage: KeyValueStorage, events: StorageEvents): TokenStore {
  const keys = Object.values(TOKEN_KEYS);
  return {
    read: () => readStoredTokens(storage),
    write: ({ access, refresh }) => {
      // The refresh token first: another tab that is notified of the new access token finds both.
      if (refresh !== undefined) storage.set(TOKEN_KEYS.refresh, refresh);
      storage.set(TOKEN_KEYS.access, access);
      storage.set(TOKEN_KEYS.auth, access);
    },
    clear: () => {
      for (const key of [...keys, KNOWN_USER_KEY]) storage.remove(key);
    },
    subscribe: (listener) => onOtherTabChange(events, keys, listener),
  };
}
