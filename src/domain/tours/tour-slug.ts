import { wholeHandleOf } from '../products/product-handle';

const MAX_TITLE = 80;
const ID = /^[A-Za-z0-9]+$/;

/** The readable end of a tour's address: its French title, and its id without the prefix. */
export function tourSlug({ id, title }: { readonly id: string; readonly title: string }): string {
  const words = wholeHandleOf(title).slice(0, MAX_TITLE).replace(/-+$/, '');
  return [words, id.slice(id.indexOf('_') + 1)].filter((part) => part !== '').join('-');
}

/** The id of the tour at an address, whatever title it has; null for an address of none. */
export function tourIdOfSlug(slug: string): string | null {
  const id = slug.slice(slug.lastIndexOf('-') + 1);
  return ID.test(id) ? `tou_${id}` : null;
}

/** The path of a tour's public page. */
export function tourPath(tour: { readonly id: string; readonly title: string }): string {
  return `/tour/${encodeURIComponent(tourSlug(tour))}`;
}
