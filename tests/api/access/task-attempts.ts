import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { TASK_ACTIONS, type TaskAction } from '#domain/tasks/task-lifecycle';
import type { Db } from '../../../server/context';
import { taskLists, tasks, taskTemplates } from '../../../server/database/schema/tasks';
import type { ApiClient } from '../support/api-client';
import { type Attempt, firstRecord, readAttempt, storeOf, type Target } from './attempt';

async function anyTask(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const condition = and(eq(tasks.storeId, storeId), isNull(tasks.archivedAt));
  return firstRecord(await db.select().from(tasks).where(condition).limit(1), 'task');
}

async function anyList(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const condition = and(eq(taskLists.storeId, storeId), isNull(taskLists.archivedAt));
  return firstRecord(await db.select().from(taskLists).where(condition).limit(1), 'list');
}

async function anyTemplate(client: ApiClient, db: Db): Promise<Target> {
  const condition = eq(taskTemplates.storeId, await storeOf(client));
  return firstRecord(await db.select().from(taskTemplates).where(condition).limit(1), 'template');
}

/** A new task in a list of the caller's store, done for `reopen`. */
async function newTask(client: ApiClient, db: Db, action?: TaskAction): Promise<Target> {
  const { id: listId } = await anyList(client, db);
  const { body } = await client.post('/api/store/task/create', { listId, title: 'Compter' });
  if (action === 'reopen') await client.post(`/api/store/task/${body.id}/complete`);
  return { id: body.id };
}

async function revisedTask(client: ApiClient, db: Db): Promise<Target> {
  const { id } = await newTask(client, db);
  return { id, request: { headers: { 'if-match': '"1"' } } };
}

async function revisedList(client: ApiClient, db: Db): Promise<Target> {
  const { id } = await anyList(client, db);
  const [row] = await db.select().from(taskLists).where(eq(taskLists.id, id));
  return { id, request: { headers: { 'if-match': `"${row?.revision}"` } } };
}

/** A task that is moved to the first place of its own list. */
async function movedTask(client: ApiClient, db: Db): Promise<Target> {
  const { id: listId } = await anyList(client, db);
  const { id } = await newTask(client, db);
  return { id, request: { body: { listId, afterId: null } } };
}

/** A template, deleted at once, of a list with a task. */
async function newTemplate(client: ApiClient, db: Db): Promise<Target> {
  await newTask(client, db);
  const { id: listId } = await anyList(client, db);
  const wanted = { name: randomUUID(), listId };
  return { id: (await client.post('/api/store/task-template/create', wanted)).body.id };
}

/** A template, and a list of the same store for its tasks. */
async function usedTemplate(client: ApiClient, db: Db): Promise<Target> {
  const { id } = await anyTemplate(client, db);
  const { id: listId } = await anyList(client, db);
  return { id, request: { body: { listId, startDay: '2027-03-01' } } };
}

/** Attempts on tasks, their lists and their templates. */
export const taskAttempts: readonly Attempt[] = [
  readAttempt('listTasks', '/api/store/tasks/'),
  readAttempt('exportTasks', '/api/store/tasks/export/'),
  readAttempt('listTaskPeople', '/api/store/tasks/people'),
  readAttempt('listTaskLists', '/api/store/task-lists/'),
  readAttempt('listTaskTemplates', '/api/store/task-templates/'),
  { ...readAttempt('getTask', '/api/store/task/{id}'), prepare: anyTask },
  {
    ...readAttempt('createTask', '/api/store/task/create'),
    bodyOf: (listId) => ({ listId, title: 'Compter les tapis', description: '<p>Tous.</p>' }),
    prepare: anyList,
    ofForeign: [422, 'validation_failed'],
  },
  {
    ...readAttempt('updateTask', '/api/store/task/{id}'),
    request: { body: { title: 'Compter les tapis' } },
    prepare: revisedTask,
    pick: anyTask,
  },
  {
    ...readAttempt('moveTask', '/api/store/task/{id}/move'),
    request: { body: { listId: 'tls_any', afterId: null } },
    prepare: movedTask,
    pick: anyTask,
  },
  {
    ...readAttempt('createTaskComment', '/api/store/task/{id}/comment/create'),
    request: { body: { body: 'Les boîtes sont là.' } },
    prepare: anyTask,
  },
  ...TASK_ACTIONS.map((action) => ({
    ...readAttempt('performTaskAction', `/api/store/task/{id}/${action}`),
    name: `performTaskAction ${action}`,
    prepare: (client: ApiClient, db: Db) => newTask(client, db, action),
    pick: anyTask,
  })),
  {
    ...readAttempt('createTaskList', '/api/store/task-list/create'),
    request: { body: { name: 'Cette semaine' } },
  },
  {
    ...readAttempt('updateTaskList', '/api/store/task-list/{id}'),
    request: { body: { name: 'Cette semaine' } },
    prepare: revisedList,
  },
  {
    ...readAttempt('moveTaskList', '/api/store/task-list/{id}/move'),
    request: { body: { afterId: null } },
    prepare: anyList,
  },
  {
    ...readAttempt('createTaskTemplate', '/api/store/task-template/create'),
    bodyOf: (listId) => ({ name: randomUUID(), listId }),
    prepare: async (client, db) => {
      await newTask(client, db);
      return anyList(client, db);
    },
    ofForeign: [422, 'validation_failed'],
  },
  {
    ...readAttempt('useTaskTemplate', '/api/store/task-template/{id}/use'),
    request: { body: { listId: 'tls_any', startDay: '2027-03-01' } },
    prepare: usedTemplate,
    pick: anyTemplate,
  },
  {
    ...readAttempt('deleteTaskTemplate', '/api/store/task-template/{id}/delete'),
    prepare: newTemplate,
    pick: anyTemplate,
  },
];
