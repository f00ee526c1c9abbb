import { documentForPath } from './document-for-path';

/**
 * What a public page asks the store API for first. The server puts these answers into the page's
 * document, so that nobody waits for another way there and back; the page takes them from there.
 */

/** The names, in a document, of the pictures that are in sight at first on a telephone. */
export const PRELOADED_PICTURE_SLOTS = [
  'PICTURE_A',
  'PICTURE_B',
  'PICTURE_C',
  'PICTURE_D',
] as const;

/** Products a page of the shop. */
export const SHOP_PAGE_SIZE = 24;

export const SHOP_SORTS = ['-createdAt', 'price', '-price', 'name'] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

/** What the shop's address asks for, as the store API wants it; the newest first unless it says otherwise. */
export const shopQueryFromUrl = (search: URLSearchParams) => {
  const [q, categoryId] = [search.get('q'), search.get('categoryId')];
  return {
    page: Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1),
    pageSize: SHOP_PAGE_SIZE,
    sort: SHOP_SORTS.find((sort) => sort === search.get('sort')) ?? SHOP_SORTS[0],
    ...(q ? { q } : {}),
    ...(categoryId ? { categoryId } : {}),
  };
};

/** An address of the store API, its query in the order of the alphabet, so that two of them can be compared. */
export const normalizeUrl = (address: string): string => {
  const [path = '', query = ''] = address.split('?');
  const params = new URLSearchParams(query);
  params.sort();
  return params.size === 0 ? path : `${path}?${params}`;
};

/** The id or handle of the product whose page a path is. */
export const productKeyFromPath = (pathname: string): string | null => {
  const document = documentForPath(pathname);
  return document.kind === 'record' && document.page === 'product' ? document.key : null;
};

/** The calls that the public page at this address begins with, as {@link normalizeUrl} spells them. */
export const preloadUrlsFor = (pathname: string, search: URLSearchParams): readonly string[] => {
  if (pathname === '/product') {
    const query = Object.entries(shopQueryFromUrl(search)).map(([name, value]) => [
      name,
      String(value),
    ]);
    return [
      normalizeUrl(`/api/public/products/?${new URLSearchParams(query)}`),
      '/api/public/categories/',
    ];
  }
  const key = productKeyFromPath(pathname);
  return key === null ? [] : [`/api/public/products/${encodeURIComponent(key)}`];
};

/**
 * An answer as a document brings it along: JSON in a script that nothing runs. Nothing but `<` could end it.
 * @param address as {@link normalizeUrl} spells it
 */
export const inlineResponseScript = (address: string, json: string): string => {
  const attribute = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const text = json.replaceAll('<', '\\u003c');
  return `<script type="application/json" data-answer="${attribute}">${text}</script>`;
};
