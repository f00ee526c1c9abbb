/**
 * The slug of a post (specification, section 2): the title in lower case, with hyphens for spaces,
 * and only letters, digits and hyphens.
 */
export function postSlug(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}-]/gu, '');
}
