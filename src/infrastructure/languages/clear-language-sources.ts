/**
 * Removes the language from the query string and the cookie after detection: both override the
 * stored language, so a language chosen later would be lost at the next reload. The detected
 * language is already in local storage.
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
