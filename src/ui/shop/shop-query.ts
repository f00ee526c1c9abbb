/** Products a page of the shop. */
export const PAGE_SIZE = 24;

export const SORTS = ['-createdAt', 'price', '-price', 'name'] as const;
export type ShopSort = (typeof SORTS)[number];

/** The order that an address asks for; the newest first where it asks for none that there is. */
export const sortIn = (address: URLSearchParams): ShopSort =>
  SORTS.find((sort) => sort === address.get('sort')) ?? '-createdAt';
