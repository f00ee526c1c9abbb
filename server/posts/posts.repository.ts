import { and, arrayContains, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { postAddresses, posts } from '../database/schema/posts';
import { stores } from '../database/schema/stores';

export type PostRow = typeof posts.$inferSelect;

/** Public articles: those of the marketplace, and those of active stores. The store is joined. */
const isPublic = and(
  eq(posts.status, 'published'),
  isNull(posts.archivedAt),
  or(isNull(posts.storeId), eq(stores.status, 'active')),
);

/** Whether an article of a store has the slug or had it. */
function hasSlug(slug: string): SQL | undefined {
  return or(eq(posts.slug, slug), arrayContains(posts.formerSlugs, [slug]));
}

/** The article with the current slug first, then articles that had it before, the latest first. */
function currentSlugFirst(slug: string): SQL[] {
  return [desc(sql`${posts.slug} = ${slug}`), desc(posts.updatedAt)];
}

function published(reader: Reader) {
  return reader
    .select({ post: posts, storeName: stores.name })
    .from(posts)
    .leftJoin(stores, eq(stores.id, posts.storeId))
    .$dynamic();
}

/** A page of the public articles, the newest first. */
export function selectPublishedPosts(
  reader: Reader,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  return published(reader)
    .where(isPublic)
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** A slice of all public articles, the oldest first, so that later ones do not shift the slices. */
export function selectSitemapPosts(
  reader: Reader,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return reader
    .select({ slug: posts.slug, updatedAt: posts.updatedAt })
    .from(posts)
    .leftJoin(stores, eq(stores.id, posts.storeId))
    .where(isPublic)
    .orderBy(asc(posts.publishedAt), asc(posts.id))
    .limit(limit)
    .offset(offset);
}

export function countPublishedPosts(reader: Reader): Promise<number> {
  return reader.$count(
    reader
      .select({ id: posts.id })
      .from(posts)
      .leftJoin(stores, eq(stores.id, posts.storeId))
      .where(isPublic)
      .as('published'),
  );
}

/** The public article of an address, whether it is its current slug or a former one. */
export async function findPublishedPost(reader: Reader, slug: string) {
  const [found] = await published(reader)
    .innerJoin(postAddresses, eq(postAddresses.postId, posts.id))
    .where(and(isPublic, eq(postAddresses.slug, slug)));
  return found;
}

function ofStore(reader: Reader, storeId: string, slug: string) {
  return reader
    .select()
    .from(posts)
    .where(and(eq(posts.storeId, storeId), isNull(posts.archivedAt), hasSlug(slug)))
    .orderBy(...currentSlugFirst(slug))
    .limit(1);
}

/** An article of the store, by its current slug or a former one; undefined when there is none. */
export async function findPost(
  reader: Reader,
  storeId: string,
  slug: string,
): Promise<PostRow | undefined> {
  return (await ofStore(reader, storeId, slug))[0];
}

/** The same as `findPost`, locked until the transaction ends. */
export async function lockPost(
  tx: Tx,
  storeId: string,
  slug: string,
): Promise<PostRow | undefined> {
  return (await ofStore(tx, storeId, slug).for('update'))[0];
}

export async function insertPost(
  tx: Tx,
  row: typeof posts.$inferInsert,
): Promise<PostRow | undefined> {
  return (await tx.insert(posts).values(row).returning())[0];
}

/** Writes the change and increments the revision. The caller holds the lock. */
export async function changePost(
  tx: Tx,
  id: string,
  change: Partial<typeof posts.$inferInsert>,
  now: Date,
): Promise<PostRow | undefined> {
  const [post] = await tx
    .update(posts)
    .set({ ...change, updatedAt: now, revision: sql`${posts.revision} + 1` })
    .where(eq(posts.id, id))
    .returning();
  return post;
}
