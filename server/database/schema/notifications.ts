import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { stores, users } from './stores';

/** One row for each user concerned, with their own read state. Texts as they were at that time. */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: ['delivery', 'invoice', 'order', 'product', 'store'] }).notNull(),
    severity: text('severity', { enum: ['info', 'success', 'warning', 'error'] }).notNull(),
    title: text('title').notNull(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    body: text('body').notNull(),
    bodyEn: text('body_en').notNull(),
    bodyAr: text('body_ar').notNull(),
    entityType: text('entity_type'),
    entityId: text('entity_id'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt, table.id),
    index('notifications_kind').on(table.userId, table.kind, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`${table.readAt} is null`),
    index('notifications_created').on(table.createdAt),
  ],
);
