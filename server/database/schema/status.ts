import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * What the processes found out about the parts of the portal, one row for an hour: a bit for each of
 * its 60 minutes, so that the findings of several processes are combined by `or`.
 */
export const partHours = pgTable(
  'part_hours',
  {
    part: text('part', { enum: ['server', 'database', 'worker', 'mail', 'storage'] }).notNull(),
    /** The begin of the hour (UTC). */
    hour: moment('hour').notNull(),
    /** The minutes in which a process looked. */
    checked: bigint('checked', { mode: 'bigint' }).notNull(),
    /** Those in which it found that the part fails. */
    failed: bigint('failed', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.part, table.hour] })],
);
