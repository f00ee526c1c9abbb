import type { Language } from '../format/languages';
import { tourIdOfSlug } from '../tours/tour-id-of-slug';
import { documentForPath } from './document-for-path';
import { pageFromUrl } from './page-from-url';

/** Tours per page of the list for guests. */
const TOURS_PAGE_SIZE = 24;

/** The store API query for the address of the list of tours, sorted in a language. */
export function toursQueryFromUrl(search: URLSearchParams, language: Language) {
  const page = pageFromUrl(search);
  return { language, page, pageSize: TOURS_PAGE_SIZE };
}

/** The id of the tour in the path of its page; null for any other path. */
export function tourIdFromPath(pathname: string): string | null {
  const document = documentForPath(pathname);
  return document.kind === 'record' && document.page === 'tour' ? tourIdOfSlug(document.key) : null;
}
