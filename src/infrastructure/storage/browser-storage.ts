/** The portal's interface to a browser's storage. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * The browser's storage, or this tab's memory when the browser refuses it (blocked, full): the
 * portal then works until the tab is closed.
 */
export function createBrowserStorage(open: () => Storage): KeyValueStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
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
