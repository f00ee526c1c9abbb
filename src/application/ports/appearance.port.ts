import type { Appearance } from '#domain/appearance/appearance';

/** Stores the appearance under `settings`, shared by all tabs (specification, section 9). */
export interface AppearanceStore {
  /** The stored value; defaults replace missing or unreadable parts. */
  read(): Appearance;

  write(appearance: Appearance): void;

  /**
   * Calls the listener on every change, also from another tab. Returns the unsubscribe function.
   */
  subscribe(listener: () => void): () => void;
}
