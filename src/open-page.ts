import type { i18n as I18n } from 'i18next';
import type { AppearanceStore } from '#application/ports/appearance.port';
import type { Languages } from '#application/ports/languages.port';
import { createAppearanceStore } from '#infrastructure/appearance/appearance-store';
import { followAppearance } from '#infrastructure/appearance/show-appearance';
import { forgetLanguageSources } from '#infrastructure/languages/forget-language-sources';
import { createLanguages } from '#infrastructure/languages/i18next-languages';
import { hasTexts, startI18next } from '#infrastructure/languages/start-i18next';
import {
  createBrowserStorage,
  type KeyValueStorage,
} from '#infrastructure/storage/browser-storage';

/** What every document of the portal begins with, whoever reads it. */
export interface OpenedPage {
  readonly storage: KeyValueStorage;
  readonly fetch: typeof fetch;
  readonly appearance: AppearanceStore;
  readonly i18n: I18n;
  readonly languages: Languages;
  /** Where to render once the first texts are there; null when they could not be had, which is then said. */
  readonly place: () => Promise<HTMLElement | null>;
}

/** Storage, look, languages and the first texts of a document. */
export function openPage(
  namespaces: readonly string[],
  fetch: typeof window.fetch = (input, init) => window.fetch(input, init),
): OpenedPage {
  const root = document.documentElement;
  const storage = createBrowserStorage(() => window.localStorage);
  const appearance = createAppearanceStore({
    storage,
    events: window,
    direction: () => (root.dir === 'rtl' ? 'rtl' : 'ltr'),
  });
  const { i18n, ready } = startI18next({ namespaces, storage, fetch, root });
  const languages = createLanguages({ i18n, storage, events: window, appearance, root });
  const place = async () => {
    followAppearance(root, appearance);
    await ready;
    if (!namespaces.every((namespace) => hasTexts(i18n, namespace))) {
      document.getElementById('no-texts')?.removeAttribute('hidden');
      return null;
    }
    forgetLanguageSources(window);
    return document.getElementById('root');
  };
  return { storage, fetch, appearance, i18n, languages, place };
}
