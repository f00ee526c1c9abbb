import { useSyncExternalStore } from 'react';
import type { Looks } from '../drawing/looks';

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
