import { sql } from 'drizzle-orm';
import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Times are UTC; node-postgres returns them as `Date`. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
}

/**
 * The columns of every mutable record: its creation and change times, and the revision that a
 * writer must name.
 */
export function recordColumns() {
  return {
    createdAt: moment('created_at').notNull().default(sql`now()`),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
    revision: integer('revision').notNull().default(1),
  };
}

/** A line of the history of a record with a lifecycle: author, time, old and new status. */
export function historyColumns() {
  return {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    actorType: text('actor_type', {
      enum: ['staff', 'client', 'marketplace', 'carrier', 'system'],
    }).notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name'),
    action: text('action').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    reasonCode: text('reason_code'),
    note: text('note'),
    visibility: text('visibility', { enum: ['staff', 'everyone'] }).notNull(),
  };
}

/** A text that is sorted as the names of a language, see `name-collations.ts`. */
export const frenchName = customType<{ data: string }>({
  dataType: () => 'text collate "names_fr"',
});
export const arabicName = customType<{ data: string }>({
  dataType: () => 'text collate "names_ar"',
});
export const englishName = customType<{ data: string }>({
  dataType: () => 'text collate "names_en"',
});

/**
 * A JSON text, number or boolean. Drizzle's own `jsonb` parses a text once more after the driver,
 * so that the text "12" would become the number 12.
 */
export const jsonScalar = customType<{ data: string | number | boolean; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
