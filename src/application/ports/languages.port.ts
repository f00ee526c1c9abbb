import type { Language } from '#domain/format/languages';

/** The portal's language, stored under `i18nextLng` (specification, section 9). */
export interface Languages {
  current(): Language;

  /**
   * Loads the texts of the other languages ahead, before the user chooses one. If they cannot be
   * loaded, `choose` requests them again and reports the error.
   */
  preload(): void;

  /**
   * Loads the texts, switches the language and stores it. Rejects if the texts cannot be loaded. Of
   * two calls in a row, the later one counts.
   */
  choose(language: Language): Promise<void>;

  /**
   * Calls the listener on every change, also from another tab. Returns the unsubscribe function.
   */
  subscribe(listener: () => void): () => void;
}
