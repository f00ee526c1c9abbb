import type { Language } from '#domain/format/languages';

/** The language the portal speaks, kept under `i18nextLng` (specification, section 9). */
export interface Languages {
  current(): Language;

  /**
   * Fetches the texts of the other languages ahead, for somebody who is about to choose. Texts that
   * cannot be had are asked for again, and told of, when they are chosen.
   */
  preload(): void;

  /**
   * Loads the texts, switches and remembers. Rejects when the texts cannot be loaded; of two choices
   * in a row the later one counts.
   */
  choose(language: Language): Promise<void>;

  /** Tells of every change, also one made in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}
