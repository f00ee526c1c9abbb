import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ChecklistItem } from '#domain/tasks/task-form';
import type { TemplateTask } from '#domain/tasks/task-template';
import { moment, recordColumns } from './columns';
import { stores, users } from './stores';

/** A fractional index: keys are compared byte by byte, not as the words of a language. */
const fractionalIndex = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The lists of the task board of a store. */
export const taskLists = pgTable(
  'task_lists',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    name: text('name').notNull(),
    /** Its place among the lists that are not archived. */
    position: fractionalIndex('position').notNull(),
    archivedAt: moment('archived_at'),
    ...recordColumns(),
  },
  (table) => [index('task_lists_position').on(table.storeId, table.position, table.id)],
);

/** The tasks of a store. Deleted ones are archived. */
export const tasks = pgTable(
  'tasks',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    listId: text('list_id')
      .notNull()
      .references(() => taskLists.id),
    /** Its place in the list. */
    position: fractionalIndex('position').notNull(),
    status: text('status', { enum: ['open', 'done'] })
      .notNull()
      .default('open'),
    title: text('title').notNull(),
    /** Sanitised rich text. */
    description: text('description').notNull().default(''),
    assigneeIds: text('assignee_ids').array().notNull().default(sql`'{}'`),
    /** The last day in Casablanca on which it is on time. */
    dueDay: date('due_day', { mode: 'string' }),
    labels: text('labels').array().notNull().default(sql`'{}'`),
    checklist: jsonb('checklist').$type<ChecklistItem[]>().notNull().default([]),
    /** Ids of pictures of the media library. */
    fileIds: text('file_ids').array().notNull().default(sql`'{}'`),
    linkKind: text('link_kind', { enum: ['order', 'product', 'return', 'client', 'payout'] }),
    linkId: text('link_id'),
    /** How often it recurs; null for a task that does not. Only the last task of a series has it. */
    recurrenceUnit: text('recurrence_unit', { enum: ['day', 'week', 'month'] }),
    recurrenceInterval: integer('recurrence_interval'),
    /** The due day of the first task of the series. */
    seriesStart: date('series_start', { mode: 'string' }),
    commentsCount: integer('comments_count').notNull().default(0),
    doneAt: moment('done_at'),
    /** The due day of which its assignees were notified that it has passed; null for none. */
    overdueNotifiedDay: date('overdue_notified_day', { mode: 'string' }),
    archivedAt: moment('archived_at'),
    /** Its title and labels, folded for search. */
    searchText: text('search_text').notNull().default(''),
    ...recordColumns(),
  },
  (table) => [
    index('tasks_position')
      .on(table.listId, table.position, table.id)
      .where(sql`${table.archivedAt} is null`),
    index('tasks_store')
      .on(table.storeId, table.updatedAt, table.id)
      .where(sql`${table.archivedAt} is null`),
    index('tasks_due')
      .on(table.dueDay)
      .where(sql`${table.archivedAt} is null and ${table.status} = 'open'`),
    index('tasks_link').on(table.storeId, table.linkId),
  ],
);

/** Comments on tasks. Nobody changes or deletes them. */
export const taskComments = pgTable(
  'task_comments',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    /** Plain text. */
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('task_comments_task').on(table.taskId, table.createdAt, table.id)],
);

/** Templates of tasks of a store. */
export const taskTemplates = pgTable(
  'task_templates',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    name: text('name').notNull(),
    /** The folded name, unique in a store. */
    nameKey: text('name_key').notNull(),
    tasks: jsonb('tasks').$type<TemplateTask[]>().notNull(),
    ...recordColumns(),
  },
  (table) => [uniqueIndex('task_templates_name').on(table.storeId, table.nameKey)],
);
