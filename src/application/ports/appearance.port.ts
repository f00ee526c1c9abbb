import type { Appearance } from '#domain/appearance/appearance';

/** Where the appearance is kept: under `settings`, shared by all tabs (specification, section 9). */
export interface AppearanceStore {
  /** What is stored, completed by defaults where it is missing or unreadable. */
  read(): Appearance;

  write(appearance: Appearance): void;

  /** Tells of every change, also one made in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}
