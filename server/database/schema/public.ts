import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { cities } from './reference';

/** Messages that visitors sent to the marketplace with the forms of the public area. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['contact', 'join'] }).notNull(),
    /** The role that the applicant wants to join in. */
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
