import { useSyncExternalStore } from 'react';

/**
 * What stands out in a diagram: ids of active states, keys of fired transitions, how often the tests
 * fired each, ids of states in which they never stood.
 */
export interface Looks {
  readonly active: ReadonlySet<string>;
  readonly fired: ReadonlySet<string>;
  /** Null while nothing of the tests is shown. */
  readonly hits: Readonly<Record<string, number>> | null;
  readonly missed: ReadonlySet<string>;
}

const NONE: Looks = { active: new Set(), fired: new Set(), hits: null, missed: new Set() };

/** Hands each box and arrow its own look, so that a step draws only anew what it changed. */
export class LookStore {
  #looks = NONE;
  readonly #listeners = new Set<() => void>();

  readonly show = (looks: Looks): void => {
    this.#looks = looks;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly looks = (): Looks => this.#looks;
}

/** One word of the looks: what it depends on alone is drawn anew. */
export function useLook<Word extends string | boolean>(
  store: LookStore,
  read: (looks: Looks) => Word,
): Word {
  return useSyncExternalStore(store.subscribe, () => read(store.looks()));
}
