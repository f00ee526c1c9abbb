import { desc, eq } from 'drizzle-orm';
import type { Reader } from '../context';
import type { PublicPost, PublicPostSummary } from '../contract.generated';
import { posts } from '../database/schema/public';

type PostRow = typeof posts.$inferSelect;

const presentPostSummary = (row: PostRow): PublicPostSummary => ({
  ...{ id: row.id, slug: row.slug, title: row.title, titleEn: row.titleEn, titleAr: row.titleAr },
  ...{ excerpt: row.excerpt, excerptEn: row.excerptEn, excerptAr: row.excerptAr },
  publishedAt: row.publishedAt.toISOString(),
});

/** A page of articles, the newest first. */
export const readPosts = async (
  reader: Reader,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) => {
  const rows = await reader
    .select()
    .from(posts)
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = await reader.$count(posts);
  return { items: rows.map(presentPostSummary), total, page, pageSize };
};

/** An article with its text; undefined when there is none of this slug. */
export const findPost = async (reader: Reader, slug: string): Promise<PublicPost | undefined> => {
  const [row] = await reader.select().from(posts).where(eq(posts.slug, slug));
  if (!row) return undefined;
  const { content, contentEn, contentAr } = row;
  return { ...presentPostSummary(row), content, contentEn, contentAr };
};
