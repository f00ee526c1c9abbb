import type { Language } from '../format/languages';
import { documentForPath } from './document-for-path';
import { normalizeUrl } from './normalize-url';
import { pageFromUrl } from './page-from-url';
import { storeIdFromUrl } from './store-page-path';
import { tourIdFromPath, toursQueryFromUrl } from './tour-requests';
import { vacancyQueryFromUrl } from './vacancy-query';

/**
 * The first requests of a public page to the store API. The server puts their responses into the
 * page's document to save a round trip; the page reads them from there.
 */

/** The names, in a document, of the pictures that are visible at first on a telephone. */
export const PRELOADED_PICTURE_SLOTS = [
  'PICTURE_A',
  'PICTURE_B',
  'PICTURE_C',
  'PICTURE_D',
] as const;

/** Products per page of the storefront. */
export const SHOP_PAGE_SIZE = 24;

export const SHOP_SORTS = ['-createdAt', 'price', '-price', 'name'] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

/**
 * The store API query for the storefront's address; sorted by newest first unless the address has
 * another order.
 */
export function shopQueryFromUrl(search: URLSearchParams) {
  const [q, categoryId] = [search.get('q'), search.get('categoryId')];
  const storeId = storeIdFromUrl(search);
  return {
    page: pageFromUrl(search),
    pageSize: SHOP_PAGE_SIZE,
    sort: SHOP_SORTS.find((sort) => sort === search.get('sort')) ?? SHOP_SORTS[0],
    ...(q ? { q } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(storeId ? { storeId } : {}),
  };
}

/** The product id or handle in the path of a product page; null for any other path. */
export function productKeyFromPath(pathname: string): string | null {
  const document = documentForPath(pathname);
  return document.kind === 'record' && document.page === 'product' ? document.key : null;
}

function listUrl(path: string, query: Readonly<Record<string, string | number>>): string {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return normalizeUrl(`${path}?${new URLSearchParams(texts)}`);
}

/**
 * The first calls of the public page at this address, in the form of `normalizeUrl`.
 * @param language that of the page
 */
export function preloadUrlsFor(
  pathname: string,
  search: URLSearchParams,
  language: Language,
): readonly string[] {
  if (pathname === '/product') {
    return [listUrl('/api/public/products/', shopQueryFromUrl(search)), '/api/public/categories/'];
  }
  if (pathname === '/job') {
    return [listUrl('/api/public/vacancies/', vacancyQueryFromUrl(search))];
  }
  if (pathname === '/tour') {
    return [listUrl('/api/public/tours/', toursQueryFromUrl(search, language))];
  }
  const document = documentForPath(pathname);
  if (document.kind !== 'record' || document.page === 'post') return [];
  if (document.page === 'tour') {
    const id = tourIdFromPath(pathname);
    return id === null ? [] : [`/api/public/tours/${id}`];
  }
  const list = document.page === 'product' ? 'products' : 'vacancies';
  return [`/api/public/${list}/${encodeURIComponent(document.key)}`];
}

/**
 * A response inlined in a document: JSON in a script that is not executed. Only `<` could end the
 * script.
 * @param address in the form of `normalizeUrl`
 */
export function inlineResponseScript(address: string, json: string): string {
  const attribute = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const text = json.replaceAll('<', '\\u003c');
  return `<script type="application/json" data-answer="${attribute}">${text}</script>`;
}
