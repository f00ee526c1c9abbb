/**
 * The slug of a post (specification, section 2): the title in lower case, spaces as hyphens, and
 * nothing but letters, digits and hyphens.
 */
export const postSlug = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}-]/gu, '');
