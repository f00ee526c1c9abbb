import type { LocalizedNames } from '#domain/text/localized-name';
import type { PublicPost, PublicPostSummary } from '#openapi/types.generated';

type Localized = (names: LocalizedNames) => string;

/** Title and summary in the reader's language. */
export function postTexts(post: PublicPostSummary, localized: Localized) {
  return {
    title: localized({ name: post.title, nameEn: post.titleEn, nameAr: post.titleAr }),
    excerpt: localized({ name: post.excerpt, nameEn: post.excerptEn, nameAr: post.excerptAr }),
  };
}

/** The text in the reader's language, as HTML. */
export function postContent(post: PublicPost, localized: Localized): string {
  return localized({ name: post.content, nameEn: post.contentEn, nameAr: post.contentAr });
}
