import type { PublicPost, PublicPostSummary } from '#application/api/public-endpoints.generated';
import type { LocalizedNames } from '#domain/text/localized-name';

type Localized = (names: LocalizedNames) => string;

/** Title and summary in the reader's language. */
export const postTexts = (post: PublicPostSummary, localized: Localized) => ({
  title: localized({ name: post.title, nameEn: post.titleEn, nameAr: post.titleAr }),
  excerpt: localized({ name: post.excerpt, nameEn: post.excerptEn, nameAr: post.excerptAr }),
});

/** The text in the reader's language, as HTML. */
export const postContent = (post: PublicPost, localized: Localized): string =>
  localized({ name: post.content, nameEn: post.contentEn, nameAr: post.contentAr });
