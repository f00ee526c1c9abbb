import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../context';
import { firstAvailableName, isNumberedNameOf } from '../database/numbered-names';
import { postAddresses, posts } from '../database/schema/posts';
import { lockName } from '../database/transaction-lock';

/** An article that gets a slug. */
export interface AddressedPost {
  readonly id: string;
  readonly storeId: string;
  readonly titleKey: string;
  /** Its slug until now; null for a new article. */
  readonly slug: string | null;
  /** Whether it is or was public: then its slug is of no other article of the marketplace. */
  readonly isPublic: boolean;
}

/**
 * Makes changes of a store's slugs happen one after another until the transaction ends. Callers take
 * this lock before they lock an article.
 */
export function lockSlugs(tx: Tx, storeId: string): Promise<void> {
  return lockName(tx, `posts ${storeId}`);
}

/** Slugs of the store's other articles. */
async function slugsOfStore(tx: Tx, post: AddressedPost, wanted: readonly string[]) {
  const rows = await tx
    .select({ slug: posts.slug })
    .from(posts)
    .where(
      and(
        eq(posts.storeId, post.storeId),
        ne(posts.id, post.id),
        isNull(posts.archivedAt),
        isNumberedNameOf(posts.slug, wanted),
      ),
    );
  return rows.map(({ slug }) => slug);
}

function isOfStore(storeId: string): SQL {
  return sql`(select ${posts.storeId} from ${posts} where ${posts.id} = ${postAddresses.postId}) is not distinct from ${storeId}`;
}

/** Public addresses of other stores and of the marketplace. Drafts that were never public have none. */
async function addressesOfOthers(tx: Tx, { storeId }: AddressedPost, wanted: readonly string[]) {
  const rows = await tx
    .select({ slug: postAddresses.slug })
    .from(postAddresses)
    .where(and(isNumberedNameOf(postAddresses.slug, wanted), sql`not ${isOfStore(storeId)}`));
  return rows.map(({ slug }) => slug);
}

/**
 * Makes the slug a public address of the article. A former address of another article of the same
 * store is taken over.
 * @returns false if another store has it
 */
async function claimAddress(tx: Tx, post: AddressedPost, slug: string): Promise<boolean> {
  const claimed = await tx
    .insert(postAddresses)
    .values({ slug, postId: post.id })
    .onConflictDoUpdate({
      target: postAddresses.slug,
      set: { postId: post.id },
      setWhere: isOfStore(post.storeId),
    })
    .returning({ slug: postAddresses.slug });
  return claimed.length > 0;
}

/**
 * The slug of an article: the one that it has if its title still gives it, otherwise that of its
 * title, with the first free number if another article has it. Other articles are those of the same
 * store and, for a public article, those that are or were public. The caller holds {@link lockSlugs}.
 */
export async function availableSlug(tx: Tx, post: AddressedPost): Promise<string> {
  const { titleKey, slug, isPublic } = post;
  const wanted = slug === null ? [titleKey] : [slug, titleKey];
  const taken = new Set([
    ...(await slugsOfStore(tx, post, wanted)),
    ...(isPublic ? await addressesOfOthers(tx, post, wanted) : []),
  ]);
  return slug !== null && !taken.has(slug) ? slug : firstAvailableName(titleKey, taken);
}

/**
 * The slug of an article that is or was public, kept as its address: it leads to this article until
 * the article is deleted. Another store may take it first; then the next number is tried.
 */
export async function claimSlug(tx: Tx, post: AddressedPost): Promise<string> {
  for (;;) {
    const slug = await availableSlug(tx, post);
    if (await claimAddress(tx, post, slug)) return slug;
  }
}
