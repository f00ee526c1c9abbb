import type { i18n as I18n } from 'i18next';
import type { ApplicationOptions } from '#application/create-application';
import type { AppearanceStore } from '#application/ports/appearance.port';
import type { Languages } from '#application/ports/languages.port';
import { createAppearanceStore } from '#infrastructure/appearance/appearance-store';
import { syncAppearance } from '#infrastructure/appearance/apply-appearance';
import type { CurrentFetch } from '#infrastructure/http/inlined-responses';
import { clearLanguageSources } from '#infrastructure/languages/clear-language-sources';
import { createLanguages } from '#infrastructure/languages/i18next-languages';
import type { FindTextGroup } from '#infrastructure/languages/read-texts';
import { hasTexts, startI18next } from '#infrastructure/languages/start-i18next';
import {
  createBrowserStorage,
  type KeyValueStorage,
} from '#infrastructure/storage/browser-storage';

/** The parts that every document of the portal starts with, portal or public page. */
export interface InitializedPage {
  readonly storage: KeyValueStorage;
  /** Sends a request by the fetch that is current at that moment. */
  readonly fetch: typeof fetch;
  readonly appearance: AppearanceStore;
  readonly i18n: I18n;
  readonly languages: Languages;
  /**
   * The element to render into after the first texts load; null, with a message shown, when they
   * fail.
   */
  readonly mountPoint: () => Promise<HTMLElement | null>;
}

/** Sets up storage, appearance, languages and the first texts of a document. */
export function initializePage(
  namespaces: readonly string[],
  currentFetch: CurrentFetch,
  findGroup?: FindTextGroup,
): InitializedPage {
  const root = document.documentElement;
  const fetch: typeof window.fetch = (input, init) => currentFetch()(input, init);
  const storage = createBrowserStorage(() => window.localStorage);
  const appearance = createAppearanceStore({
    storage,
    events: window,
    direction: () => (root.dir === 'rtl' ? 'rtl' : 'ltr'),
  });
  const { i18n, ready } = startI18next({
    namespaces,
    storage,
    fetch,
    root,
    ...(findGroup && { findGroup }),
  });
  const languages = createLanguages({ i18n, storage, events: window, appearance, root });
  const mountPoint = async () => {
    syncAppearance(root, appearance);
    await ready;
    if (!namespaces.every((namespace) => hasTexts(i18n, namespace))) {
      const noPage = document.querySelector<HTMLTemplateElement>('template#no-page');
      if (noPage) document.body.prepend(noPage.content);
      return null;
    }
    clearLanguageSources(window);
    return document.getElementById('root');
  };
  return { storage, fetch, appearance, i18n, languages, mountPoint };
}

/** A user's browser does not load the code that only automated tests need. */
export async function inspectionIfAutomated(): Promise<ApplicationOptions> {
  if (!('reportMachineStep' in window)) return {};
  return (await import('#application/inspection')).inspectionFor(window);
}
