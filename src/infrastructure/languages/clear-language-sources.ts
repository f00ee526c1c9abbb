/**
 * Takes the language out of the query string and the cookie once it was found there: both outrank
 * the remembered language, so a language chosen later would be lost at the next reload. The found
 * one is remembered in local storage by then.
 */
export function clearLanguageSources(page: Window): void {
  const url = new URL(page.location.href);
  if (url.searchParams.has('lng')) {
    url.searchParams.delete('lng');
    const address = url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash;
    page.history.replaceState(page.history.state, '', address);
  }
  if (/(?:^|;\s*)i18next=/.test(page.document.cookie)) {
    page.document.cookie = 'i18next=; path=/; max-age=0; samesite=strict';
  }
}
