import { postSlug } from '../posts/post-slug';

/**
 * The slug of a vacancy: its French title as that of an article (specification, section 2), and its
 * code, which no other vacancy has. So the title can change, and old addresses lead to it.
 */
export function vacancySlug(title: string, code: string): string {
  return `${postSlug(title).replace(/-+$/, '')}-${code}`.replace(/^-+/, '');
}

/** The code at the end of a slug, which finds the vacancy whatever stands before it. */
export function vacancyCodeOf(slug: string): string {
  return slug.slice(slug.lastIndexOf('-') + 1);
}
