/** The functions to call after a change. A store returns `subscribe` as its own. */
interface Listeners {
  /** Adds a listener, and returns the function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls all listeners; those that they add or remove meanwhile count from the next call on. */
  readonly notify: () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify: () => {
      for (const listener of [...listeners]) listener();
    },
  };
}
