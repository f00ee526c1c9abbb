import type { RememberedUserName } from '#application/ports/user-name.port';
import type { KeyValueStorage } from '../storage/browser-storage';

export const USER_NAME_KEY = 'rememberedUserName';

/** The remembered user name; null for none. */
export function readUserName(storage: Pick<KeyValueStorage, 'get'>): string | null {
  return storage.get(USER_NAME_KEY) || null;
}

/** The remembered user name under a key of its own, which the end of a session does not remove. */
export function createRememberedUserName(storage: KeyValueStorage): RememberedUserName {
  return {
    read: () => readUserName(storage),
    write: (userName) => {
      if (userName) storage.set(USER_NAME_KEY, userName);
      else storage.remove(USER_NAME_KEY);
    },
  };
}
