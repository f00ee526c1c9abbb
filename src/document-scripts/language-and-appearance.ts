import { DEFAULT_LANGUAGE, directionOf, type Language, toLanguage } from '#domain/format/languages';
import { readStoredAppearance } from '#infrastructure/appearance/appearance-store';
import { applyAppearance } from '#infrastructure/appearance/apply-appearance';
import { LANGUAGE_KEY } from '#infrastructure/languages/i18next-languages';
import { createStorageReader } from '#infrastructure/storage/browser-storage';
import { localEntries } from './local-entries';

/**
 * Sets the language (specification, section 9), the direction and the appearance on the root element,
 * before the first paint. A page that was written in one language (`data-written`) is reloaded with
 * `?lng=` when another language is stored.
 */
export function setLanguageAndAppearance(): void {
  const root = document.documentElement;
  const written = 'written' in root.dataset ? toLanguage(root.lang) : null;
  const detected = detectLanguage(root, written === null);
  if (written && detected !== written) requestLanguage(root, detected);
  const language = written ?? detected;
  const direction = directionOf(language);
  root.lang = language;
  applyAppearance(root, readStoredAppearance(localEntries, direction));
  // A direction that was chosen by hand lasts until the language changes.
  if (toLanguage(localEntries.get(LANGUAGE_KEY)) !== language) root.dir = direction;
}

/** The first known language, in the order of the specification. */
function detectLanguage(root: HTMLElement, usesBrowser: boolean): Language {
  const sources = [
    new URL(location.href).searchParams.get('lng'),
    languageInCookie(),
    localEntries.get(LANGUAGE_KEY),
    createStorageReader(() => sessionStorage).get(LANGUAGE_KEY),
    ...(usesBrowser ? navigator.languages : []),
    root.lang,
  ];
  return sources.map(toLanguage).find(Boolean) ?? DEFAULT_LANGUAGE;
}

function languageInCookie(): string | undefined {
  try {
    const [, value = ''] = /(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie) ?? [];
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Reloads the page in another language, unless the address names one already. */
function requestLanguage(root: HTMLElement, language: Language): void {
  const url = new URL(location.href);
  if (url.searchParams.has('lng')) return;
  url.searchParams.set('lng', language);
  // The other language is on its way: this one is not shown, and nobody types into it.
  root.style.visibility = 'hidden';
  location.replace(url);
}
