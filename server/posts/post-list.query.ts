import { and, asc, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { POST_STATUSES, type PostStatus } from '#domain/posts/post-lifecycle';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { countsByStatus, emptyLast, matchingWords } from '../database/list-filters';
import { posts } from '../database/schema/posts';
import type { PostRow } from './posts.repository';

/** Filters, order and page of the list, as in the contract. */
export type PostListQuery = Operations['listPosts']['query'];

const SORTS: Record<PostListQuery['sort'], SQL[]> = {
  title: [asc(posts.searchText), asc(posts.id)],
  '-title': [desc(posts.searchText), desc(posts.id)],
  updatedAt: [asc(posts.updatedAt), asc(posts.id)],
  '-updatedAt': [desc(posts.updatedAt), desc(posts.id)],
  publishedAt: [emptyLast(posts.publishedAt, false), asc(posts.id)],
  '-publishedAt': [emptyLast(posts.publishedAt, true), desc(posts.id)],
};

/** All filters of the seller except the status. */
function filterCondition(storeId: string, { q }: Pick<PostListQuery, 'q'>): SQL | undefined {
  return and(
    eq(posts.storeId, storeId),
    isNull(posts.archivedAt),
    matchingWords(posts.searchText, q),
  );
}

export function selectPostPage(
  reader: Reader,
  storeId: string,
  query: PostListQuery,
): Promise<PostRow[]> {
  return reader
    .select()
    .from(posts)
    .where(
      and(
        filterCondition(storeId, query),
        query.status ? eq(posts.status, query.status) : undefined,
      ),
    )
    .orderBy(...SORTS[query.sort])
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

/** How many of the store's articles are in each status for the same search. */
export async function countPostsByStatus(
  reader: Reader,
  storeId: string,
  query: PostListQuery,
): Promise<Record<PostStatus, number>> {
  const rows = await reader
    .select({ status: posts.status, count: count() })
    .from(posts)
    .where(filterCondition(storeId, query))
    .groupBy(posts.status);
  return countsByStatus(POST_STATUSES, rows);
}
