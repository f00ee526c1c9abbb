import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FeedSource } from '#domain/calendar/calendar-entry';
import type { EventReminder } from '#domain/calendar/calendar-event';
import type { ImportItem } from '#domain/calendar/ics-import';
import type { EventRecurrence } from '#domain/calendar/recurrence';
import { moment, recordColumns } from './columns';
import { stores, users } from './stores';

/** What was changed in one occurrence alone, as it is stored: times as ISO 8601 in UTC. */
export interface StoredChange {
  readonly title?: string;
  readonly description?: string;
  readonly place?: string;
  readonly times?: {
    readonly isAllDay: boolean;
    readonly startsAt: string;
    readonly endsAt: string;
  };
  readonly participantIds?: readonly string[];
  readonly reminders?: readonly EventReminder[];
}

/** The changed occurrences of a series by the day of its rule; null for deleted ones. */
export type StoredChanges = Readonly<Record<string, StoredChange | null>>;

/** The events of a store. A series is one row with the occurrences that were changed alone. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    /** Its name in calendar files: that of the file from which it came, or made of the id. */
    uid: text('uid').notNull(),
    title: text('title').notNull(),
    /** Plain text. */
    description: text('description').notNull().default(''),
    /** Plain text. */
    place: text('place').notNull().default(''),
    isAllDay: boolean('is_all_day').notNull(),
    /** Begin and end of the first occurrence; of an all-day event, midnights in Casablanca. */
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Null for an event that does not recur. */
    recurrence: jsonb('recurrence').$type<EventRecurrence>(),
    changes: jsonb('changes').$type<StoredChanges>().notNull().default({}),
    participantIds: text('participant_ids').array().notNull().default(sql`'{}'`),
    reminders: jsonb('reminders').$type<EventReminder[]>().notNull().default([]),
    createdBy: text('created_by').references(() => users.id),
    /** Whether it recurs or lasts more than a week: it is found by its span, others by their begin. */
    isLong: boolean('is_long').notNull(),
    /** From the begin of the first to the end of the last occurrence; without an end, null. */
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at'),
    /** When the worker next reminds somebody of it; null for never. */
    nextReminderAt: moment('next_reminder_at'),
    /** Its title and place, folded for search; what occurrences were given alone is not searched. */
    searchText: text('search_text').notNull().default(''),
    /**
     * The entry of the event in answers (contract: CalendarEntry) as JSON; null for whole days and for
     * what is long. A full calendar has hundreds of them, and to write one takes longer than to read it.
     */
    entryJson: text('entry_json').generatedAlwaysAs(
      (): SQL =>
        sql`case when not is_all_day and not is_long then calendar_entry_json(id, title, place, starts_at, ends_at, revision) end`,
    ),
    archivedAt: moment('archived_at'),
    ...recordColumns(),
  },
  (table) => [
    index('calendar_events_begin')
      .on(table.storeId, table.startsAt)
      .where(sql`${table.archivedAt} is null and not ${table.isLong}`),
    index('calendar_events_span')
      .on(table.storeId, table.firstAt)
      .where(sql`${table.archivedAt} is null and ${table.isLong}`),
    index('calendar_events_reminder')
      .on(table.nextReminderAt)
      .where(sql`${table.archivedAt} is null and ${table.nextReminderAt} is not null`),
    uniqueIndex('calendar_events_uid')
      .on(table.storeId, table.uid)
      .where(sql`${table.archivedAt} is null`),
  ],
);

/** The secret addresses under which other programs read the calendar: at most one of a user. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    secretHash: text('secret_hash').notNull(),
    sources: text('sources').array().$type<FeedSource[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** To the hour; null for never. */
    lastReadAt: moment('last_read_at'),
  },
  (table) => [
    uniqueIndex('calendar_feeds_user').on(table.userId),
    uniqueIndex('calendar_feeds_secret').on(table.secretHash),
  ],
);

/** An event of a calendar file as an import writes it; times as ISO 8601 in UTC. */
export interface PlannedEvent {
  readonly line: number;
  /** The event that it changes, and its revision when the file was checked; null for a new one. */
  readonly before: { readonly id: string; readonly revision: number } | null;
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly times: NonNullable<StoredChange['times']>;
  readonly recurrence: EventRecurrence | null;
  readonly changes: StoredChanges;
  readonly reminders: readonly EventReminder[];
}

/** Calendar files that were checked, until they expire. */
export const calendarImports = pgTable(
  'calendar_imports',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    userId: text('user_id').notNull(),
    fileName: text('file_name').notNull(),
    status: text('status', { enum: ['checked', 'finished'] }).notNull(),
    items: jsonb('items').$type<readonly ImportItem[]>().notNull(),
    planned: jsonb('planned').$type<readonly PlannedEvent[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('calendar_imports_expiry').on(table.expiresAt)],
);
