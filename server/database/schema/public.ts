import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { cities } from './reference';

/** Articles that the public area shows, in three languages; `content` is rich text of our own. */
export const posts = pgTable(
  'posts',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    excerpt: text('excerpt').notNull(),
    excerptEn: text('excerpt_en').notNull(),
    excerptAr: text('excerpt_ar').notNull(),
    content: text('content').notNull(),
    contentEn: text('content_en').notNull(),
    contentAr: text('content_ar').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    uniqueIndex('posts_slug').on(table.slug),
    index('posts_published').on(table.publishedAt, table.id),
  ],
);

/** What strangers wrote to the marketplace by the forms of the public area. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['contact', 'join'] }).notNull(),
    /** What somebody wants to join as. */
    product: text('product', { enum: ['wasaler', 'seller'] }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    cityId: text('city_id').references(() => cities.id),
    subject: text('subject'),
    message: text('message'),
    language: text('language', { enum: ['fr', 'ar', 'en'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('inquiries_created').on(table.createdAt, table.id)],
);
