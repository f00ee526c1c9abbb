/** What the portal asks of a browser's storage. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * The browser's storage, or this tab's memory where the browser refuses it (blocked, full): the
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

/** Where other tabs' changes are heard: the window, or a stand-in that speaks `storage` events. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Calls back when another tab changed one of the keys, or all of them. Returns how to stop. */
export function onOtherTabChange(
  events: StorageEvents,
  keys: readonly string[],
  callback: () => void,
): () => void {
  const listener = (event: Event) => {
    // A storage event names its key; null when everything was cleared.
    const key = 'key' in event ? event.key : null;
    if (key === null || keys.some((ours) => ours === key)) callback();
  };
  events.addEventListener('storage', listener);
  return () => events.removeEventListener('storage', listener);
}
