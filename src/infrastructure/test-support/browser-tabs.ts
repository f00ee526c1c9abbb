import type { KeyValueStorage } from '../storage/browser-storage';

/** One tab of a browser: its view of the shared storage, and the events of other tabs' writes. */
export interface Tab {
  readonly storage: KeyValueStorage;
  readonly events: EventTarget;
}

class StorageChange extends Event {
  constructor(readonly key: string) {
    super('storage');
  }
}

/** A browser whose tabs share one storage, like a real one: the writing tab gets no event. */
export function openBrowser(initial: Record<string, string> = {}) {
  const shared = new Map(Object.entries(initial));
  const tabs: Tab[] = [];
  const openTab = (): Tab => {
    const events = new EventTarget();
    const tellOthers = (key: string) => {
      for (const tab of tabs)
        if (tab.events !== events) tab.events.dispatchEvent(new StorageChange(key));
    };
    const write = (key: string, value: string | null) => {
      if ((shared.get(key) ?? null) === value) return;
      if (value === null) shared.delete(key);
      else shared.set(key, value);
      tellOthers(key);
    };
    const tab: Tab = {
      events,
      storage: {
        get: (key) => shared.get(key) ?? null,
        set: (key, value) => write(key, value),
        remove: (key) => write(key, null),
      },
    };
    tabs.push(tab);
    return tab;
  };
  return { openTab, stored: () => Object.fromEntries(shared) };
}
