import { useSyncExternalStore } from 'react';

/** Number and date locales known to Intl; `ma-MA` of the specification is not. */
const INTL_LOCALES: Record<string, string> = {
  fr: 'fr-FR',
  ar: 'ar-MA-u-nu-latn',
  en: 'en-US',
};

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

/** Intl locale of the page's language, with Latin digits; follows <html lang>. */
export function useIntlLocale(): string {
  return useSyncExternalStore(
    subscribe,
    () => INTL_LOCALES[document.documentElement.lang] ?? 'fr-FR',
    () => 'fr-FR',
  );
}
