import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, type Language, toLanguage } from '#domain/format/languages';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang', 'dir'] });
  return () => observer.disconnect();
}

/** Reading direction of the page, from <html dir>; re-renders when it changes. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
}

/** The page's language, from <html lang>; re-renders when it changes. */
export function useDocumentLanguage(): Language {
  return useSyncExternalStore(
    subscribe,
    () => toLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE,
    () => DEFAULT_LANGUAGE,
  );
}
