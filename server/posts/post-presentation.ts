import { allowedStaffActions } from '#domain/lifecycle/lifecycle';
import type { Permission } from '#domain/permissions/permissions';
import { POST_LIFECYCLE } from '#domain/posts/post-lifecycle';
import type { Post, PostSummary, PublicPost, PublicPostSummary } from '#openapi/types.generated';
import type { Principal } from '../context';
import type { PostRow } from './posts.repository';

function titlesOf(row: PostRow) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    titleEn: row.titleEn,
    titleAr: row.titleAr,
    excerpt: row.excerpt,
    excerptEn: row.excerptEn,
    excerptAr: row.excerptAr,
  };
}

function contentOf({ content, contentEn, contentAr }: PostRow) {
  return {
    content,
    contentEn,
    contentAr,
  };
}

/** An article in the store's list, with the actions the reader may take. */
export function presentPostSummary(row: PostRow, { permissions }: Principal): PostSummary {
  return {
    ...titlesOf(row),
    status: row.status,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    revision: row.revision,
    allowedActions: row.archivedAt
      ? []
      : allowedStaffActions(POST_LIFECYCLE, row.status, new Set<Permission>(permissions)),
  };
}

/** An article of the store with its texts. */
export function presentPost(row: PostRow, principal: Principal): Post {
  return {
    ...presentPostSummary(row, principal),
    ...contentOf(row),
  };
}

/** A published article with its store, as a query joins them. */
interface PublishedPost {
  readonly post: PostRow;
  readonly storeName: string | null;
}

export function presentPublicSummary({ post, storeName }: PublishedPost): PublicPostSummary {
  return {
    ...titlesOf(post),
    publishedAt: (post.publishedAt ?? post.updatedAt).toISOString(),
    storeName,
  };
}

export function presentPublicPost(published: PublishedPost): PublicPost {
  return {
    ...presentPublicSummary(published),
    ...contentOf(published.post),
  };
}
