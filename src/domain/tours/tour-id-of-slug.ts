const ID = /^[A-Za-z0-9]+$/;

/** The id of the tour at an address, whatever title it has; null for an address of none. */
export function tourIdOfSlug(slug: string): string | null {
  const id = slug.slice(slug.lastIndexOf('-') + 1);
  return ID.test(id) ? `tou_${id}` : null;
}
