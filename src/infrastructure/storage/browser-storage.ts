/** The portal's interface to a browser's storage. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Reads the browser's storage; it is empty when the browser refuses it. */
export function createStorageReader(open: () => Storage): Pick<KeyValueStorage, 'get'> {
  return {
    get: (key) => {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
  };
}

/**
 * The browser's storage, or this tab's memory when the browser refuses it (blocked, full): the
 * portal then works until the tab is closed.
 */
export function createBrowserStorage(open: () => Storage): KeyValueStorage {
  const memory = new Map<string, string>();
  const reader = createStorageReader(open);
  const attempt = (act: (storage: Storage) => void): boolean => {
    try {
      act(open());
      return true;
    } catch {
      return false;
    }
  };
  return {
    get: (key) => memory.get(key) ?? reader.get(key),
    set: (key, value) => {
      if (attempt((storage) => storage.setItem(key, value))) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** The source of other tabs' changes: the window, or a replacement that emits `storage` events. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back when another tab changed one of the keys or cleared all. Returns a function to stop
 * it.
 */
export function onOtherTabChange(
  events: StorageEvents,
  keys: readonly string[],
  callback: () => void,
): () => void {
  const listener = (event: Event) => {
    // A storage event has the changed key, or null when everything was cleared.
    const key = 'key' in event ? event.key : null;
    if (key === null || keys.some((ours) => ours === key)) callback();
  };
  events.addEventListener('storage', listener);
  return () => events.removeEventListener('storage', listener);
}
