import type { i18n as I18n } from 'i18next';
import type { AppearanceStore } from '#application/ports/appearance.port';
import type { Languages } from '#application/ports/languages.port';
import { createListeners } from '#application/ports/listeners';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  languageRecords,
  toLanguage,
} from '#domain/format/languages';
import {
  type KeyValueStorage,
  onOtherTabChange,
  type StorageEvents,
} from '../storage/browser-storage';

/** The key of the specification (section 9). */
export const LANGUAGE_KEY = 'i18nextLng';

export interface LanguagesParts {
  readonly i18n: I18n;
  readonly storage: KeyValueStorage;
  readonly events: StorageEvents;
  readonly appearance: AppearanceStore;
  /** The root element, which declares the page's language to the browser and the stylesheet. */
  readonly root: Pick<HTMLElement, 'lang' | 'dir'>;
}

/**
 * The portal's languages over i18next. Choosing a language sets the direction: rtl for Arabic, ltr
 * for any other (specification, section 4). A direction set by hand applies until then. Other tabs
 * follow.
 */
export function createLanguages(parts: LanguagesParts): Languages {
  const { i18n, storage, events, root } = parts;
  const { subscribe, notify } = createListeners();
  const current = (): Language => toLanguage(i18n.language ?? root.lang) ?? DEFAULT_LANGUAGE;
  i18n.on('languageChanged', () => {
    root.lang = current();
    notify();
  });
  rememberDirection(parts);
  const load = createLoader(i18n);
  let wanted: Language | null = null;

  const followStored = () => {
    const stored = toLanguage(storage.get(LANGUAGE_KEY));
    if (stored === null || stored === current()) return;
    load(stored)
      .then(() => i18n.changeLanguage(stored))
      .then(() => {
        root.dir = parts.appearance.read().themeDirection;
      })
      // A tab that cannot load the texts keeps its language.
      .catch(() => undefined);
  };
  onOtherTabChange(events, [LANGUAGE_KEY], followStored);

  return {
    current,
    preload: () => {
      for (const language of LANGUAGES) load(language).catch(() => undefined);
    },
    choose: async (language) => {
      wanted = language;
      await load(language);
      if (wanted !== language) return;
      setDirection(parts, language);
      await i18n.changeLanguage(language);
    },
    subscribe,
  };
}

/**
 * Stores the page's direction: the page may have started in another language than the stored one.
 */
function rememberDirection({ appearance, root }: LanguagesParts): void {
  const remembered = appearance.read();
  const themeDirection = root.dir === 'rtl' ? 'rtl' : 'ltr';
  if (remembered.themeDirection !== themeDirection) {
    appearance.write({ ...remembered, themeDirection });
  }
}

function setDirection({ appearance, root }: LanguagesParts, language: Language): void {
  const { direction } = languageRecords[language];
  root.dir = direction;
  appearance.write({ ...appearance.read(), themeDirection: direction });
}

/**
 * Loads the language's texts for all namespaces in use; concurrent callers share one request.
 * Rejects when they cannot be loaded.
 */
function createLoader(i18n: I18n): (language: Language) => Promise<void> {
  const underWay = new Map<Language, Promise<void>>();
  const loadOnce = (language: Language): Promise<void> => {
    const begun =
      underWay.get(language) ??
      loadMissing(i18n, language).finally(() => underWay.delete(language));
    underWay.set(language, begun);
    return begun;
  };
  return async (language) => {
    await loadOnce(language);
    // Loads namespaces that were added in the meantime; usually none.
    await loadOnce(language);
  };
}

async function loadMissing(i18n: I18n, language: Language): Promise<void> {
  const used = namespacesInUse(i18n);
  const missing = () => used.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  if (missing().length > 0) await i18n.reloadResources([language], missing());
  if (missing().length > 0) throw new Error(`The texts in ${language} could not be loaded.`);
}

function namespacesInUse(i18n: I18n): string[] {
  const loaded = i18n.getDataByLanguage(i18n.language);
  return Object.keys(loaded ?? {});
}
