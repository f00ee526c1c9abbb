import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, type Language, toLanguage } from '#domain/format/languages';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang', 'dir'] });
  return () => observer.disconnect();
}

/** Reading direction of the page, as <html dir> says; follows it. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
}

/** The page's language, as <html lang> says; follows it. */
export function useDocumentLanguage(): Language {
  return useSyncExternalStore(
    subscribe,
    () => toLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE,
    () => DEFAULT_LANGUAGE,
  );
}
