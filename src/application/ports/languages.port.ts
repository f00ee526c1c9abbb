import type { Language } from '#domain/format/languages';

/** The language the portal speaks, kept under `i18nextLng` (specification, section 9). */
export interface Languages {
  current(): Language;

  /** Loads the texts, switches and remembers. Rejects when the texts cannot be loaded. */
  choose(language: Language): Promise<void>;

  /** Tells of every change, also one made in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}
