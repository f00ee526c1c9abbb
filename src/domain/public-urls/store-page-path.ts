/** The query of the shop that shows one store and its products (decision 90). */
export const STORE_PARAM = 'storeId';

/** The address of the public page of a store. */
export function storePagePath(storeId: string): string {
  return `/product?${STORE_PARAM}=${storeId}`;
}

const storeIdPattern = /^str_[A-Za-z0-9]+$/;

/** The store that the address of the shop names; null without one. */
export function storeIdFromUrl(search: URLSearchParams): string | null {
  const id = search.get(STORE_PARAM) ?? '';
  return storeIdPattern.test(id) ? id : null;
}
