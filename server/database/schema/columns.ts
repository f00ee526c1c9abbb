import { sql } from 'drizzle-orm';
import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Times are UTC; node-postgres hands them over as `Date`. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What every mutable record carries: when it was made and changed, and the revision a writer must name. */
export const recordColumns = () => ({
  createdAt: moment('created_at').notNull().default(sql`now()`),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
  revision: integer('revision').notNull().default(1),
});
