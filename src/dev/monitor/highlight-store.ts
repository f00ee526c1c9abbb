import { useSyncExternalStore } from 'react';
import type { Highlights } from '../diagram/highlights';

const NONE: Highlights = { active: new Set(), fired: new Set(), hits: null, missed: new Set() };

/**
 * Provides each box and arrow with its own highlight, so that a step renders only what it changed.
 */
export class HighlightStore {
  #looks = NONE;
  readonly #listeners = new Set<() => void>();

  readonly show = (looks: Highlights): void => {
    this.#looks = looks;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly looks = (): Highlights => this.#looks;
}

/** One value of the highlights: only components whose value changed are rendered again. */
export function useHighlight<Word extends string | boolean>(
  store: HighlightStore,
  read: (looks: Highlights) => Word,
): Word {
  return useSyncExternalStore(store.subscribe, () => read(store.looks()));
}
