import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, recordColumns } from './columns';
import { stores } from './stores';

/**
 * Articles of the public area in three languages, of stores and of the marketplace itself
 * (`storeId` null). Unwritten texts are empty; `content` is sanitised rich text.
 */
export const posts = pgTable(
  'posts',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id').references(() => stores.id),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    /** `postSlug` of the French title: titles are unique in a store. If left empty, the slug, by a trigger. */
    titleKey: text('title_key').notNull().default(''),
    /** The title key, or the title key with a number if an article has that address. */
    slug: text('slug').notNull(),
    /** Its former slugs, so that old links of its store still lead to it. */
    formerSlugs: text('former_slugs').array().notNull().default(sql`'{}'`),
    title: text('title').notNull(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    excerpt: text('excerpt').notNull(),
    excerptEn: text('excerpt_en').notNull(),
    excerptAr: text('excerpt_ar').notNull(),
    content: text('content').notNull(),
    contentEn: text('content_en').notNull(),
    contentAr: text('content_ar').notNull(),
    /** First publication; null for a post never published. */
    publishedAt: moment('published_at'),
    archivedAt: moment('archived_at'),
    /** Its titles, folded for search. */
    searchText: text('search_text').notNull().default(''),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('posts_title')
      .on(table.storeId, table.titleKey)
      .where(sql`${table.archivedAt} is null`),
    uniqueIndex('posts_slug').on(table.storeId, table.slug).where(sql`${table.archivedAt} is null`),
    index('posts_former_slugs').using('gin', table.formerSlugs),
    index('posts_published').on(table.publishedAt, table.id),
    index('posts_store').on(table.storeId, table.updatedAt, table.id),
  ],
);

/**
 * The slugs under which an article is or was public, each of one article on the whole marketplace.
 * The address of an article that was never published is in no row, so it shows other stores
 * nothing. A trigger on `posts` keeps these rows (`functions/posts.sql`).
 */
export const postAddresses = pgTable(
  'post_addresses',
  {
    slug: text('slug').primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('post_addresses_post').on(table.postId)],
);
