import type { PostStatus } from './post-lifecycle';
import { postSlug } from './post-slug';

const KINDS = ['title', 'excerpt', 'content'] as const;
type PostTextKind = (typeof KINDS)[number];
/** A text of an article: `title` is French, `titleAr` is Arabic. */
export type PostField = PostTextKind | `${PostTextKind}${'En' | 'Ar'}`;

export const POST_FIELDS = KINDS.flatMap(
  (kind) => [kind, `${kind}En`, `${kind}Ar`] as const satisfies readonly PostField[],
);

/** All texts of an article; missing ones are empty. `content` is rich text. */
export type PostTexts = Record<PostField, string>;

/** Maximum length of each text, in characters. */
export const POST_LIMITS: Readonly<Record<PostTextKind, number>> = {
  title: 160,
  excerpt: 300,
  content: 50_000,
};

/** Slugs that are taken by portal pages: `/dashboard/post/new`. */
const TAKEN_SLUGS: ReadonlySet<string> = new Set(['new']);

function kindOf(field: PostField): PostTextKind {
  return KINDS.find((kind) => field.startsWith(kind)) ?? 'title';
}

function hasText(field: PostField, text: string): boolean {
  return (kindOf(field) === 'content' ? text.replace(/<[^>]*>|&nbsp;/g, ' ') : text).trim() !== '';
}

function titleError(title: string): string | null {
  const slug = postSlug(title);
  if (title.trim() === '') return 'required';
  if (!/[\p{L}\p{N}]/u.test(slug)) return 'invalid';
  return TAKEN_SLUGS.has(slug) ? 'not_allowed' : null;
}

/**
 * Validates an article, with error codes by field. It needs a title with a usable slug, and a
 * published one needs all three languages.
 */
export function postErrors(texts: PostTexts, status: PostStatus): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const field of POST_FIELDS) {
    if (status === 'published' && !hasText(field, texts[field])) faults[field] = ['required'];
    if (texts[field].length > POST_LIMITS[kindOf(field)]) faults[field] = ['too_long'];
  }
  const fault = titleError(texts.title);
  if (fault) faults['title'] = [fault];
  return faults;
}
