import { wholeHandleOf } from '../products/product-handle';

const MAX_TITLE = 80;

/** The readable end of a tour's address: its French title, and its id without the prefix. */
export function tourSlug({ id, title }: { readonly id: string; readonly title: string }): string {
  const words = wholeHandleOf(title).slice(0, MAX_TITLE).replace(/-+$/, '');
  return [words, id.slice(id.indexOf('_') + 1)].filter((part) => part !== '').join('-');
}

/** The path of a tour's public page. */
export function tourPath(tour: { readonly id: string; readonly title: string }): string {
  return `/tour/${encodeURIComponent(tourSlug(tour))}`;
}
