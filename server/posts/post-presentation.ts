import { allowedStaffActions } from '#domain/lifecycle/lifecycle';
import type { Permission } from '#domain/permissions/permissions';
import { POST_LIFECYCLE } from '#domain/posts/post-lifecycle';
import type { Principal } from '../context';
import type { Post, PostSummary, PublicPost, PublicPostSummary } from '../contract.generated';
import type { PostRow } from './posts.repository';

const titlesOf = (row: PostRow) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  titleEn: row.titleEn,
  titleAr: row.titleAr,
  excerpt: row.excerpt,
  excerptEn: row.excerptEn,
  excerptAr: row.excerptAr,
});

const contentOf = ({ content, contentEn, contentAr }: PostRow) => ({
  content,
  contentEn,
  contentAr,
});

/** An article in the store's list, with the actions the reader may take. */
export const presentPostSummary = (row: PostRow, { permissions }: Principal): PostSummary => ({
  ...titlesOf(row),
  status: row.status,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  revision: row.revision,
  allowedActions: row.archivedAt
    ? []
    : allowedStaffActions(POST_LIFECYCLE, row.status, new Set<Permission>(permissions)),
});

/** An article of the store with its texts. */
export const presentPost = (row: PostRow, principal: Principal): Post => ({
  ...presentPostSummary(row, principal),
  ...contentOf(row),
});

/** A published article with its store, as a query joins them. */
interface PublishedPost {
  readonly post: PostRow;
  readonly storeName: string | null;
}

export const presentPublicSummary = ({ post, storeName }: PublishedPost): PublicPostSummary => ({
  ...titlesOf(post),
  publishedAt: (post.publishedAt ?? post.updatedAt).toISOString(),
  storeName,
});

export const presentPublicPost = (published: PublishedPost): PublicPost => ({
  ...presentPublicSummary(published),
  ...contentOf(published.post),
});
